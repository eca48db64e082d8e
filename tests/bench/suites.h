#pragma once

namespace alveole::bench {

void register_perft();
void register_search();

}  // namespace alveole::bench

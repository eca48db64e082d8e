#pragma once

#include "debug/workbench.h"
#include "text/texts.h"

namespace alveole::debug {

/// Draws all panels over the whole of ImGui's display, between NewFrame and Render, and carries out
/// what is clicked in them. What can be chosen in the panels is kept here.
class PanelPainter {
 public:
  /// `texts` are those of assets/debug.
  explicit PanelPainter(Texts texts) : texts_(std::move(texts)) {}

  const Texts& texts() const { return texts_; }
  void paint(Workbench& workbench);

 private:
  void paint_evaluation(const EvaluationPanel& panel);
  void paint_search(Workbench& workbench);
  void paint_figures(const engine::SearchReport& report);
  void paint_statistics(const search::Statistics& statistics, std::uint64_t nodes);
  void paint_iterations(const SearchPanel& panel);
  void paint_root_moves(const RootMovesPanel& panel);
  void paint_perft(Workbench& workbench);

  bool button(const char* key);
  void head(const char* key);
  void columns(std::initializer_list<const char*> keys);

  Texts texts_;
  int lines_ = 6;
  int depth_ = 4;
};

}  // namespace alveole::debug

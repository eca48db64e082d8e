#include "debug/paint_panels.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <string>

#include "text/joined.h"

namespace alveole::debug {

namespace {

constexpr ImGuiTableFlags table_flags = ImGuiTableFlags_RowBg | ImGuiTableFlags_ScrollY |
                                        ImGuiTableFlags_BordersOuter |
                                        ImGuiTableFlags_SizingFixedFit;
/// Of the width and the height, what the left and the upper panels take.
constexpr float left_part = 0.42F;
constexpr float upper_part = 0.6F;
constexpr float slider_width = 120;

void text(std::string_view words) {
  ImGui::TextUnformatted(words.data(), words.data() + words.size());
}

void cell(std::string_view words) {
  ImGui::TableNextColumn();
  text(words);
}

/// A number stands at the right of its column.
void number_cell(std::string_view words) {
  ImGui::TableNextColumn();
  const float room = ImGui::GetContentRegionAvail().x -
                     ImGui::CalcTextSize(words.data(), words.data() + words.size()).x;
  if (room > 0) ImGui::SetCursorPosX(ImGui::GetCursorPosX() + room);
  text(words);
}

void number_cell(std::int64_t number) {
  number_cell(std::to_string(number));
}

bool begin_panel(const char* id, float height) {
  return ImGui::BeginChild(id, ImVec2(0, height), ImGuiChildFlags_Border);
}

}  // namespace

bool PanelPainter::button(const char* key) {
  return ImGui::Button(texts_.text(key).c_str());
}

void PanelPainter::head(const char* key) {
  ImGui::SeparatorText(texts_.text(key).c_str());
}

void PanelPainter::columns(std::initializer_list<const char*> keys) {
  for (const char* key : keys) ImGui::TableSetupColumn(texts_.text(key).c_str());
  ImGui::TableSetupScrollFreeze(0, 1);
  ImGui::TableHeadersRow();
}

void PanelPainter::paint(Workbench& workbench) {
  const ImGuiViewport* display = ImGui::GetMainViewport();
  ImGui::SetNextWindowPos(display->WorkPos);
  ImGui::SetNextWindowSize(display->WorkSize);
  constexpr ImGuiWindowFlags whole_display =
      ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings;
  if (ImGui::Begin("panels", nullptr, whole_display)) {
    if (!workbench.refusal().empty()) text(workbench.refusal());
    if (!workbench.has_position()) {
      text(texts_.text("debug.no-game"));
    } else {
      const ImVec2 room = ImGui::GetContentRegionAvail();
      const float upper = room.y * upper_part;
      ImGui::BeginChild("left", ImVec2(room.x * left_part, 0));
      if (begin_panel("evaluation", upper)) paint_evaluation(workbench.evaluation());
      ImGui::EndChild();
      if (begin_panel("perft", 0)) paint_perft(workbench);
      ImGui::EndChild();
      ImGui::EndChild();
      ImGui::SameLine();
      ImGui::BeginChild("right", ImVec2(0, 0));
      if (begin_panel("search", upper)) paint_search(workbench);
      ImGui::EndChild();
      if (begin_panel("root-moves", 0)) paint_root_moves(workbench.root_moves());
      ImGui::EndChild();
      ImGui::EndChild();
    }
  }
  ImGui::End();
}

void PanelPainter::paint_evaluation(const EvaluationPanel& panel) {
  head("debug.evaluation");
  if (panel.is_over()) return text(texts_.text("debug.evaluation.over"));
  if (!panel.value || !panel.sum) return;
  text(texts_.text("debug.evaluation.sum", {{"value", print_score(*panel.value)},
                                            {"sum", std::to_string(panel.sum->sum)},
                                            {"divisor", std::to_string(panel.sum->divisor)}}));
  if (!ImGui::BeginTable("terms", 4, table_flags)) return;
  columns({"debug.term", "debug.count", "debug.weight", "debug.product"});
  for (const EvaluationTerm& term : panel.terms) {
    cell(term.name);
    number_cell(term.count);
    number_cell(term.weight);
    number_cell(term.product());
  }
  ImGui::EndTable();
}

void PanelPainter::paint_search(Workbench& workbench) {
  head("debug.search");
  if (workbench.searches()) {
    if (button("debug.stop")) workbench.stop();
  } else if (button("debug.search.start")) {
    workbench.search(lines_);
  }
  ImGui::SameLine();
  ImGui::SetNextItemWidth(slider_width);
  ImGui::SliderInt(texts_.text("debug.lines").c_str(), &lines_, 1, Workbench::most_lines, "%d",
                   ImGuiSliderFlags_AlwaysClamp);
  if (ImGui::IsItemDeactivatedAfterEdit() && workbench.searches()) workbench.search(lines_);
  const SearchPanel& panel = workbench.latest_search();
  if (!panel.latest) return text(texts_.text("debug.search.none"));
  ImGui::SameLine();
  text(texts_.text(workbench.watches_player() ? "debug.search.player" : "debug.search.own"));
  if (panel.running) {
    ImGui::SameLine();
    text(texts_.text("debug.search.running"));
  }
  paint_figures(*panel.latest);
  if (panel.statistics) {
    paint_statistics(*panel.statistics, static_cast<std::uint64_t>(panel.latest->nodes));
  }
  paint_iterations(panel);
}

void PanelPainter::paint_figures(const engine::SearchReport& report) {
  if (!ImGui::BeginTable("figures", 7, ImGuiTableFlags_SizingStretchSame)) return;
  for (const char* key : {"debug.depth", "debug.seldepth", "debug.score", "debug.nodes",
                          "debug.nps", "debug.time", "debug.hash"}) {
    ImGui::TableNextColumn();
    ImGui::TextDisabled("%s", texts_.text(key).c_str());
  }
  cell(std::to_string(report.depth));
  cell(std::to_string(report.selective_depth));
  cell(print_score(report.score));
  cell(std::to_string(report.nodes));
  cell(report.nodes_per_second ? std::to_string(*report.nodes_per_second) : "-");
  cell(std::to_string(report.milliseconds));
  cell(print_share(static_cast<std::uint64_t>(report.per_mille_full), 1000));
  ImGui::EndTable();
  ImGui::TextWrapped("%s", joined(report.moves).c_str());
}

void PanelPainter::paint_statistics(const search::Statistics& counted, std::uint64_t nodes) {
  struct Figure {
    const char* key;
    std::uint64_t part;
    std::uint64_t whole;
  };
  const std::array figures = {
      Figure{"debug.quiescence", counted.quiescence, nodes},
      Figure{"debug.probes", counted.probes, nodes},
      Figure{"debug.hits", counted.hits, counted.probes},
      Figure{"debug.answers", counted.answers, counted.probes},
      Figure{"debug.passes", counted.passes, nodes},
      Figure{"debug.pass-cutoffs", counted.pass_cutoffs, counted.passes},
      Figure{"debug.reduced", counted.reduced, nodes},
      Figure{"debug.again", counted.searched_again, counted.reduced},
  };
  if (ImGui::BeginTable("statistics", 6, ImGuiTableFlags_SizingStretchProp)) {
    for (const Figure& figure : figures) {
      ImGui::TableNextColumn();
      ImGui::TextDisabled("%s", texts_.text(figure.key).c_str());
      number_cell(std::to_string(figure.part));
      number_cell(print_share(figure.part, figure.whole));
    }
    ImGui::EndTable();
  }
  ImGui::TextDisabled("%s", texts_.text("debug.cutoffs").c_str());
  constexpr int places = static_cast<int>(search::Statistics::numbered_moves);
  if (!ImGui::BeginTable("cutoffs", places, ImGuiTableFlags_SizingStretchSame)) return;
  for (int i = 0; i < places; ++i) {
    const char* key = i + 1 < places ? "debug.cutoffs.first" : "debug.cutoffs.last";
    ImGui::TableNextColumn();
    ImGui::TextDisabled("%s", texts_.text(key, {{"number", std::to_string(i + 1)}}).c_str());
  }
  const std::uint64_t all = all_cutoffs(counted);
  for (const std::uint64_t count : counted.cutoffs) cell(print_share(count, all));
  ImGui::EndTable();
}

void PanelPainter::paint_iterations(const SearchPanel& panel) {
  if (!ImGui::BeginTable("iterations", 6, table_flags)) return;
  columns({"debug.depth", "debug.seldepth", "debug.score", "debug.nodes", "debug.time",
           "debug.variation"});
  for (std::size_t i = panel.iterations.size(); i-- > 0;) {
    const engine::SearchReport& report = panel.iterations[i];
    number_cell(report.depth);
    number_cell(report.selective_depth);
    number_cell(print_score(report.score));
    number_cell(report.nodes);
    number_cell(report.milliseconds);
    cell(joined(report.moves));
  }
  ImGui::EndTable();
}

void PanelPainter::paint_root_moves(const RootMovesPanel& panel) {
  head("debug.root-moves");
  if (panel.depth == 0) return;
  if (!ImGui::BeginTable("root-moves", panel.depth + 1, table_flags | ImGuiTableFlags_ScrollX)) {
    return;
  }
  ImGui::TableSetupColumn(texts_.text("debug.move").c_str());
  for (int depth = panel.depth; depth >= 1; --depth) {
    ImGui::TableSetupColumn(std::to_string(depth).c_str());
  }
  ImGui::TableSetupScrollFreeze(1, 1);
  ImGui::TableHeadersRow();
  for (const RootMovesPanel::Row& row : panel.rows) {
    cell(row.move);
    for (int depth = panel.depth; depth >= 1; --depth) {
      const auto place = static_cast<std::size_t>(depth) - 1;
      const auto score = place < row.scores.size() ? row.scores[place] : std::nullopt;
      number_cell(score ? print_score(*score) : "");
    }
  }
  ImGui::EndTable();
}

void PanelPainter::paint_perft(Workbench& workbench) {
  const DividePanel& panel = workbench.count();
  head("debug.perft");
  if (panel.running) {
    if (button("debug.stop")) workbench.stop();
  } else if (button("debug.perft.start")) {
    workbench.divide(depth_);
  }
  ImGui::SameLine();
  ImGui::SetNextItemWidth(slider_width);
  ImGui::SliderInt(texts_.text("debug.depth").c_str(), &depth_, 1, Workbench::most_plies, "%d",
                   ImGuiSliderFlags_AlwaysClamp);
  if (panel.depth == 0) return;
  text(texts_.text(panel.answer ? "debug.perft.sum" : "debug.perft.running",
                   {{"sum", std::to_string(panel.answer.value_or(panel.total))},
                    {"depth", std::to_string(panel.depth)},
                    {"moves", std::to_string(panel.counts.size())}}));
  if (!ImGui::BeginTable("divide", 2, table_flags)) return;
  columns({"debug.move", "debug.leaves"});
  for (const engine::MoveCount& count : panel.counts) {
    cell(count.move);
    number_cell(count.leaves);
  }
  ImGui::EndTable();
}

}  // namespace alveole::debug

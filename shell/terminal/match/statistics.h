#pragma once

#include <array>
#include <cstdint>
#include <optional>

/// What the results of a match say about the strength of its players. Elo is the logistic scale:
/// 400 points are odds of ten to one.
namespace alveole::terminal {

/// Results of the first player. Games come in pairs, one opening with both colours; the games of a
/// pair are not independent, so all error bars count pairs.
struct Tally {
  int wins = 0;
  int draws = 0;
  int losses = 0;
  std::array<int, 5> pairs = {};  ///< complete ones, by the first player's half points, 0 to 4

  int games() const { return wins + draws + losses; }
  int complete_pairs() const;
};

/// A figure with the limits between which it lies with 95 % certainty.
struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;
};

/// The share of the points, 0 to 1, from the complete pairs; nothing while there is none. Where all
/// pairs ended alike the spread says nothing, and the limits are those of the rule of three.
std::optional<Estimate> score_of(const Tally& tally);

/// Expected score to Elo and back; 0 and 1 are infinitely far.
double elo_of(double score);
double score_of_elo(double elo);
Estimate elo_of(const Estimate& score);

/// A sequential probability ratio test: is the first player better by elo1 rather than by elo0?
struct Sprt {
  double elo0 = 0;
  double elo1 = 20;
  double alpha = 0.05;  ///< risk to accept elo1 where elo0 is true
  double beta = 0.05;   ///< risk to accept elo0 where elo1 is true

  double lower_bound() const;
  double upper_bound() const;
};

/// Logarithm of how much more likely the pairs are with elo1 than with elo0, each with the
/// distribution over the five results that suits the pairs best among those with that mean
/// (generalised SPRT; Van den Bergh, "A practical introduction to the GSPRT"). A result that never
/// came counts as a thousandth of a pair, so that no likelihood is zero.
double log_likelihood_ratio(const std::array<int, 5>& pairs, double elo0, double elo1);

enum class SprtVerdict : std::uint8_t { open, elo0, elo1 };
SprtVerdict verdict(const Sprt& sprt, double log_likelihood_ratio);

}  // namespace alveole::terminal

// What nearly every file includes, parsed once for all of them: a third of the time from nothing.
// Every file still includes what it uses; the engines of the page are built without.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

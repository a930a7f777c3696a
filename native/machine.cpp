// What the machine can do, asked before a library is chosen, and what this library was compiled for.
#include <cstdint>

// Whether this processor has what the wide library was compiled for: AVX2, and the instructions that came with it.
extern "C" __attribute__((visibility("default"))) std::int32_t coeurdelion_is_wide() {
#if defined(__x86_64__) && defined(__GNUC__)
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("fma");
#else
    return 0;
#endif
}

// Whether this library is the wide one.
extern "C" __attribute__((visibility("default"))) std::int32_t coeurdelion_is_compiled_wide() {
#ifdef __AVX2__
    return 1;
#else
    return 0;
#endif
}

/** Whether this machine's main modifier is Command. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

/** The names of the main modifier (Control or Command) and another key. */
export const withMod = (key: string): string[] => [isApple() ? '⌘' : 'Ctrl', key]

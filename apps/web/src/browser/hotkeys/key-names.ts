/** Whether this machine's main modifier is Command. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

/** The caps of the key that stands for Control or Command here, with another. */
export const withMod = (key: string): string[] => [isApple() ? '⌘' : 'Ctrl', key]

/**
 * A whole browser for tests: `CHROMIUM_PATH`, else Playwright's own, else one the system has. Null when there is none.
 */
export declare function findBrowser(env?: Readonly<Record<string, string | undefined>>): string | null
/**
 * Launch options shared by Playwright and Vitest's browser mode: the system's headless shell when it has one and
 * `CHROMIUM_PATH` names no other browser; `whole` leaves it out.
 */
export declare function launchOptions({ whole }?: { whole?: boolean | undefined }):
  | {
      executablePath: string
      args: string[]
    }
  | {
      executablePath?: never
      args: string[]
    }

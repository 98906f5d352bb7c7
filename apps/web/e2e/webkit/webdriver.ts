/** The id of an element in WebDriver (W3C, section 11). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** How long something is waited for, in milliseconds. */
const PATIENCE = 30_000

/** One browser of a WebDriver server (W3C WebDriver). Elements are found by XPath. */
export interface Browser {
  open(url: string): Promise<unknown>
  /** Runs the body of a function in the page, and gives what it returns. */
  run<Result>(body: string): Promise<Result>
  /** Waits for an element and presses it in its middle. */
  press(xpath: string): Promise<void>
  /** Waits for a field and types into it. */
  type(xpath: string, text: string): Promise<void>
  /** Waits until an element is there. */
  see(xpath: string): Promise<void>
  close(): Promise<unknown>
}

/** Opens WebKitGTK's browser through the WebDriver server at an address. */
export async function openBrowser(driver: string): Promise<Browser> {
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${driver}/session${path}`, { method, body: body ? JSON.stringify(body) : null })
    const { value } = (await response.json()) as { value: any }
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const options = { binary: MINI_BROWSER, args: ['--automation'] }
  const { sessionId } = await send('POST', '', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  await send('POST', `/${sessionId}/window/rect`, { width: 1440, height: 900 })
  const find = async (xpath: string) => {
    for (const end = Date.now() + PATIENCE; ; ) {
      try {
        const found = await send('POST', `/${sessionId}/element`, { using: 'xpath', value: xpath })
        return `/${sessionId}/element/${found[ELEMENT]}`
      } catch (error) {
        if (Date.now() > end) throw new Error(`Not found: ${xpath}`, { cause: error })
      }
    }
  }
  return {
    open: (url) => send('POST', `/${sessionId}/url`, { url }),
    run: (script) => send('POST', `/${sessionId}/execute/sync`, { script, args: [] }),
    press: async (xpath) => send('POST', `${await find(xpath)}/click`, {}),
    type: async (xpath, text) => send('POST', `${await find(xpath)}/value`, { text }),
    see: async (xpath) => void (await find(xpath)),
    close: () => send('DELETE', `/${sessionId}`),
  }
}

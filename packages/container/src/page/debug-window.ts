import type { FromSitePayload, FromSiteType } from '@waymark/domain/debug-protocol'
import { PROTOCOL } from '@waymark/domain/debug-protocol/constants'
import type { MessageListener } from '../debug/debug-page.ts'
import { createElement } from './create-element.ts'
import { dataLayerName } from './data-layer.ts'
import { listen } from './listen.ts'
import { guarded, tryTo } from './report.ts'
import { givenPolicy, trusted } from './trusted.ts'

export function windowName(): string {
  return `${window.name}`
}

export function setWindowName(name: string): void {
  window.name = name
}

export function hasOpener(): boolean {
  return !!window.opener && !window.opener.closed
}

export function postToOpener<T extends FromSiteType>(
  origin: string,
  type: T,
  sessionId: string | null,
  payload: FromSitePayload<T>,
): void {
  tryTo(() => window.opener?.postMessage({ waymark: PROTOCOL, type, sessionId, payload }, origin))
}

export function onOpenerMessage(origin: string, run: MessageListener): void {
  listen(window, 'message', ({ data, origin: from, source }: MessageEvent) => {
    if (from === origin && source && source === window.opener && data?.waymark === PROTOCOL) {
      run(data.type, data.sessionId, data.payload || {})
    }
  })
}

export function onOpenerGone(origin: string, run: (sessionId: unknown) => void): void {
  listen(window, 'message', ({ data, origin: from, source }: MessageEvent) => {
    if (from === origin && !source && data?.waymark === PROTOCOL && data.type === 'disconnect') run(data.sessionId)
  })
}

export function readTabStorage(key: string): string | null | undefined {
  return tryTo(() => sessionStorage.getItem(key))
}

export function writeTabStorage(key: string, value?: string): void {
  tryTo(() => (value ? sessionStorage.setItem(key, value) : sessionStorage.removeItem(key)))
}

export function reloadPage(): void {
  location.reload()
}

/** Loads another container, which uses the same data layer and may replace this one. */
export function handOver(url: string, whenFailed: (isRefused: boolean) => void): void {
  const script = createElement('script') as HTMLScriptElement
  const { waymark } = window as unknown as { waymark: { handover?: boolean; policy?: unknown } }
  waymark.handover = true
  waymark.policy = givenPolicy()
  const fail = (isRefused: boolean) =>
    guarded(() => {
      delete waymark.handover
      delete waymark.policy
      whenFailed(isRefused)
    })
  script.onerror = fail(false)
  try {
    script.src = trusted('TrustedScriptURL', `${url}&data_layer_name=${dataLayerName()}`)
    document.documentElement.appendChild(script)
  } catch {
    fail(true)()
  }
}

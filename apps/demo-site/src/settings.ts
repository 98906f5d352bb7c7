/** What the shop needs to know about the installation it belongs to. */
export interface Settings {
  readonly port: number
  /** Where the container scripts are served. */
  readonly containerOrigin: string
  /** The site whose container the pages carry. */
  readonly appId: string
  /** The site whose container the "other site" page carries. */
  readonly otherAppId: string
}

/** Sites of the demo organisation; the server's seed gives them these ids. */
export const DEMO_SITE = '5a1c7d0e-3f52-4b8e-9c61-7a0d2f4be911'
export const OTHER_DEMO_SITE = 'c94e0b6a-81d7-4f3a-a2c5-16b9f0d37e22'

/** Reads `DEMO_PORT`, `WAYMARK_PORT`, `WAYMARK_CONTAINER_ORIGIN` and `DEMO_APP_ID`. */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>): Settings {
  return {
    port: Number(env.DEMO_PORT ?? 4200),
    containerOrigin:
      env.WAYMARK_CONTAINER_ORIGIN ?? env.WAYMARK_ORIGIN ?? `http://localhost:${env.WAYMARK_PORT ?? 4100}`,
    appId: env.DEMO_APP_ID ?? DEMO_SITE,
    otherAppId: env.DEMO_OTHER_APP_ID ?? OTHER_DEMO_SITE,
  }
}

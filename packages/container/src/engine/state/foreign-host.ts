import type { Page } from '../core/page.ts'

/** The host that led here, unless there is none or it is the page's own, with or without `www.`. */
export function foreignHost(page: Page): string | undefined {
  const named = /^[a-z]+:\/\/(?:[^/@]*@)?([^/:?#]+)/i.exec(`${page.readDocument('referrer')}`)
  const other = named && bare(named[1]!)
  return other && other !== bare(`${page.readDocument('location.hostname')}`) ? other : undefined
}

function bare(name: string): string {
  return name.toLowerCase().replace(/^www\./, '')
}

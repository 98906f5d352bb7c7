import { helpPage } from './help/help-page.ts'
import { plainPage } from './plain-page.ts'

/** A page for an address of the help or of another module of the suite; undefined for addresses of the product. */
export function suitePage(path: string): string | undefined {
  const [, area, ...rest] = path.split('/')
  const inside = rest.filter((part) => part !== '')
  if (area === 'help') return helpPage(inside.join('/') || 'tag-manager')
  if (area === 'analytics') return plainPage('Analytics', elsewhere('Reports and dimensions are', 'analytics'))
  if (area !== 'administration') return undefined
  if (inside[0] !== 'account') return undefined
  if (inside[1] === 'opt-out')
    return plainPage('Opt-out', elsewhere('The page on which visitors opt out is', 'account'))
  return plainPage('Account administration', elsewhere('Account settings are', 'account'))
}

const elsewhere = (what: string, module: string) =>
  `${what} in the ${module} module of the suite, which is not part of this installation.`

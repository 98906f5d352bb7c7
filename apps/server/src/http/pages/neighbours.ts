import { plainPage } from './plain-page.ts'

/** A plain page for an address of a neighbouring module or of the help; undefined for addresses of the product. */
export function neighbourPage(path: string): string | undefined {
  const [, area, ...rest] = path.split('/')
  const inside = rest.filter((part) => part !== '')
  if (area === 'help') return helpPage(inside[0])
  if (area === 'analytics')
    return plainPage('Analytics', 'The analytics module would be here. It is no part of Waymark.')
  if (area !== 'administration') return undefined
  if (isSitePage(inside)) return plainPage('Administration', BY_COMMAND)
  return plainPage('Account administration', 'The account module would be here. It is no part of Waymark.')
}

/** The front page of the administration and its pages about sites and meta-sites. */
const isSitePage = ([first]: readonly string[]) => first === undefined || first === 'apps' || first === 'meta-sites'

const BY_COMMAND =
  'Organisations, owners and sites are made on the command line of the server (pnpm waymark --help); owners can do everything else through the API.'

function helpPage(topic: string | undefined): string {
  if (topic === 'feedback') return plainPage('Feedback', 'Please tell whoever runs this Waymark what you think of it.')
  const name = topic?.replace(/[^\w-]/gu, '').replaceAll('-', ' ')
  return plainPage(name ? `Help: ${name}` : 'Help', 'There is no help text about this yet.')
}

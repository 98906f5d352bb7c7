/** A plain page for an address of another module of the suite or of the help; undefined for addresses of the product. */
export function suitePage(path: string): string | undefined {
  const [, area, ...rest] = path.split('/')
  const [first] = rest.filter((part) => part !== '')
  if (area === 'help') return helpPage(first)
  if (area === 'analytics')
    return plainPage('Analytics', 'The analytics module would be here. It is no part of Waymark.')
  if (area !== 'administration') return undefined
  // The front page of the administration and its pages about sites and meta-sites.
  if (first === undefined || first === 'apps' || first === 'meta-sites') return plainPage('Administration', BY_COMMAND)
  return plainPage('Account administration', 'The account module would be here. It is no part of Waymark.')
}

const BY_COMMAND =
  'Organisations, owners and sites are made on the command line of the server (pnpm waymark --help); owners can do everything else through the API.'

function helpPage(topic: string | undefined): string {
  if (topic === 'feedback') return plainPage('Feedback', 'Please tell whoever runs this Waymark what you think of it.')
  const name = topic?.replace(/[^\w-]/gu, '').replaceAll('-', ' ')
  return plainPage(name ? `Help: ${name}` : 'Help', 'There is no help text about this yet.')
}

/** A page with a title and a sentence, for addresses outside of the product. */
export const plainPage = (title: string, text: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escaped(title)} - Waymark</title>
  </head>
  <body>
    <main>
      <h1>${escaped(title)}</h1>
      <p>${escaped(text)}</p>
      <p><a href="/tag">Back to Waymark</a></p>
    </main>
  </body>
</html>
`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

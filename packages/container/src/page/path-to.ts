/** Characters of a path at most; a longer one loses elements at its start. */
const LENGTH = 1000

export function pathTo(element: object): string {
  let path = ''
  for (let at: Element | null = element as Element; at && at !== document.documentElement; at = at.parentElement) {
    const id = at.getAttribute('id')
    const step = id ? `#${id}` : stepOf(at)
    path = path ? `${step}>${path}` : step
    if (id) break
  }
  if (path.length <= LENGTH) return path
  const rest = path.slice(-LENGTH)
  return rest.slice(rest.indexOf('>') + 1)
}

function stepOf(element: Element): string {
  const classes = (element.getAttribute('class') || '').trim()
  const name = element.tagName.toLowerCase() + (classes && `.${classes.replace(/\s+/g, '.')}`)
  const siblings = element.parentElement?.children
  let number = 0
  let same = 0
  for (let index = 0; siblings && index < siblings.length; index++) {
    if (siblings[index] === element) number = index + 1
    if (siblings[index]!.tagName === element.tagName) same++
  }
  return same > 1 ? `${name}:nth-child(${number})` : name
}

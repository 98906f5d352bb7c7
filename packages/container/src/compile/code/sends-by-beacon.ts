import { parse } from 'acorn'
import { type Tree, walk } from './script-uses.ts'

/** Functions and constructors that send no request. */
const FUNCTIONS =
  /^(String|Number|Boolean|Date|parseInt|parseFloat|isNaN|(en|de)codeURI(Component)?|URL|URLSearchParams|FormData|Blob|Map|Set|Error|RegExp)$/
/** Objects whose methods send no request. */
const OBJECTS = /^(console|JSON|Math|Object|Array|Date|String|Number|localStorage|sessionStorage)$/
/** Methods of texts, lists, elements and parameters that send no request; the object is not checked. */
const METHODS =
  /^(toString|toFixed|toISOString|getTime|split|join|slice|trim|replace|toLowerCase|toUpperCase|indexOf|includes|startsWith|endsWith|concat|map|filter|forEach|getAttribute|closest|matches|querySelector(All)?|getElementById|get|set|has|append)$/
/** Members of elements that load something when they are set. */
const LOADS = /^(src|srcset|href|data|srcdoc|innerHTML|outerHTML|cssText|background(Image)?)$/

/**
 * Whether a script sends only by `sendBeacon` or by `fetch` with `keepalive`, so that everything arrives though the page is
 * left. Functions that it does not define itself may send in other ways, and so may tags that fire on its pushes to the
 * data layer.
 */
export function sendsByBeacon(code: string): boolean {
  let root: Tree
  try {
    root = parse(code, { ecmaVersion: 'latest', sourceType: 'script' }) as Tree
  } catch {
    return false
  }
  const own = new Set<string>()
  walk(root, ({ type, id, init }) => {
    if (type === 'FunctionDeclaration' || (type === 'VariableDeclarator' && isFunction(init))) own.add(id.name)
  })
  let does = true
  walk(root, (node) => {
    const { type, callee, left } = node
    if (type === 'ImportExpression' || type === 'TaggedTemplateExpression') does = false
    if (
      type === 'AssignmentExpression' &&
      left.type === 'MemberExpression' &&
      (left.computed || LOADS.test(nameOf(left)))
    )
      does = false
    if (type !== 'CallExpression' && type !== 'NewExpression') return
    const isHarmless =
      callee.type === 'Identifier'
        ? own.has(callee.name) || FUNCTIONS.test(callee.name) || isKept(node)
        : callee.type === 'MemberExpression'
          ? isBeacon(callee) || isKept(node) || OBJECTS.test(nameOf(callee.object)) || METHODS.test(nameOf(callee))
          : isFunction(callee)
    if (!isHarmless) does = false
  })
  return does
}

const isFunction = (node: Tree | null): boolean => /^(Arrow)?Function(Expression)?/.test(node?.type ?? '')

/** The name of an identifier, or of the member at the end of a path such as `window.navigator`; '' where it is computed. */
function nameOf(node: Tree): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' && !node.computed ? node.property.name : ''
}

const isBeacon = (callee: Tree): boolean => nameOf(callee) === 'sendBeacon' && nameOf(callee.object) === 'navigator'

/** Whether a call is `fetch(…, { keepalive: true })`. */
const isKept = ({ callee, arguments: given }: Tree): boolean =>
  nameOf(callee) === 'fetch' &&
  given[1]?.type === 'ObjectExpression' &&
  given[1].properties.some(({ key, value }: Tree) => key?.name === 'keepalive' && value.value === true)

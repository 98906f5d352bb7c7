import 'htmx.org'

for (const type of ['htmx:before:request', 'htmx:after:request', 'htmx:beforeRequest', 'htmx:afterRequest']) {
  document.addEventListener(type, () => window.count(type))
}
document.documentElement.dataset.ready = ''

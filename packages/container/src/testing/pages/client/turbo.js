import * as Turbo from '@hotwired/turbo'

// The module is evaluated once, while the document stays; full loads count.
window.count('document')
for (const type of ['turbo:click', 'turbo:visit', 'turbo:load', 'turbo:submit-start', 'turbo:submit-end']) {
  document.addEventListener(type, () => window.count(type))
}
Turbo.config.drive.progressBarDelay = 60_000
document.documentElement.dataset.ready = ''

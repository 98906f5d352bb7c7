import Rails from '@rails/ujs'

Rails.start()
for (const type of ['ajax:beforeSend', 'ajax:success', 'confirm']) {
  document.addEventListener(type, () => window.count(type))
}
document.documentElement.dataset.ready = ''

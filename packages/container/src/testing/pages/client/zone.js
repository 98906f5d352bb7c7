import 'zone.js'

const zone = Zone.current.fork({
  name: 'shop',
  onInvokeTask: (parent, _current, target, task, self, given) => parent.invokeTask(target, task, self, given),
})
zone.run(() => {
  addEventListener('click', (event) => {
    window.count('window')
    if (event.target.id === 'prevented') event.preventDefault()
  })
  document.addEventListener('submit', () => window.count('submit'))
  document.getElementById('sent').addEventListener('submit', (event) => {
    if (event.target.dataset.busy) event.preventDefault()
    event.target.dataset.busy = ''
    setTimeout(() => {
      event.target.querySelector('button').disabled = true
    })
  })
})
document.documentElement.dataset.ready = ''

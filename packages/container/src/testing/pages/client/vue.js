import { createApp, h, ref, withModifiers } from 'vue'
import { createRouter, createWebHistory, RouterLink, RouterView } from 'vue-router'

const Shop = {
  setup() {
    const isBusy = ref(false)
    const shown = ref(true)
    const save = withModifiers(() => {
      window.count('handled')
      fetch('/vue/handled', { method: 'POST', body: 'x' })
    }, ['prevent'])
    const send = () => {
      window.count('native')
      isBusy.value = true
    }
    const hide = () => {
      window.count('hidden')
      // Gone with the next tick, while the browser still works on the submit.
      setTimeout(() => {
        shown.value = false
      })
    }
    return () =>
      h('main', [
        h(RouterLink, { to: '/vue/next', id: 'route', onClick: () => window.count('route') }, () => 'next'),
        h('a', { href: 'link', id: 'link' }, 'link'),
        h('form', { action: 'native', method: 'post', onSubmit: send }, [
          h('button', { id: 'native', name: 'by', value: 'go', disabled: isBusy.value }, 'native'),
        ]),
        h('form', { onSubmit: save }, [h('button', { id: 'handled' }, 'handled')]),
        shown.value
          ? h('form', { action: 'hidden', onSubmit: hide }, [
              h('button', { id: 'hidden', name: 'by', value: 'h' }, 'go'),
            ])
          : undefined,
      ])
  },
}

const routes = [
  { path: '/vue/', component: Shop },
  { path: '/vue/next', component: { render: () => h(RouterLink, { to: '/vue/', id: 'back' }, () => 'back') } },
]
const router = createRouter({ history: createWebHistory(), routes })
createApp(RouterView).use(router).mount('#app')
router.isReady().then(() => {
  document.documentElement.dataset.ready = ''
})

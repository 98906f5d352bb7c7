import { createElement as h, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router'

function Shop() {
  const [isBusy, setBusy] = useState(false)
  const [address, setAddress] = useState('link')
  const send = (event) => {
    window.count('native')
    if (isBusy) event.preventDefault()
    setBusy(true)
  }
  const save = (event) => {
    window.count('handled')
    event.preventDefault()
    fetch('/react/handled', { method: 'POST', body: new URLSearchParams(new FormData(event.target)) })
  }
  const removed = (event) => {
    window.count('stopped')
    event.stopPropagation()
  }
  return h(
    'main',
    null,
    h(Link, { to: '/react/next', id: 'route', onClick: () => window.count('route') }, 'next'),
    h('a', { href: address, id: 'link', onClick: () => setAddress('changed') }, 'link'),
    h('a', { href: 'stopped', id: 'stopped', onClick: removed }, 'stopped'),
    h(
      'form',
      { action: 'native', method: 'post', onSubmit: send },
      h('input', { name: 'a', defaultValue: '1' }),
      h('button', { type: 'submit', id: 'native', name: 'by', value: 'go', disabled: isBusy }, 'native'),
    ),
    h(
      'form',
      { onSubmit: save },
      h('input', { name: 'b', defaultValue: '2' }),
      h('button', { type: 'submit', id: 'handled' }, 'handled'),
    ),
  )
}

function App() {
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
  return h(
    BrowserRouter,
    null,
    h(
      Routes,
      null,
      h(Route, { path: '/react/', element: h(Shop) }),
      h(Route, { path: '/react/next', element: h(Link, { to: '/react/', id: 'back' }, 'back') }),
    ),
  )
}

createRoot(document.getElementById('app')).render(h(App))

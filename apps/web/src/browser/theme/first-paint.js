// Runs as a classic script before the first paint, so that a dark page never flashes white. Its twin is theme.ts.
;(() => {
  let chosen = null
  try {
    chosen = JSON.parse(localStorage.getItem('waymark.theme'))
  } catch {}
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : system
})()

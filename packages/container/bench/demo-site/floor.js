/*
 * About the least code that does the job of the demo site's fifteen tags: each tag written out, conditions in place. No
 * debugger, no API, no schedule of time zones, nothing guarded against the page or against other tags.
 */
;((w, d, path) => {
  const list = (name) => {
    w[name] ??= []
    return w[name]
  }
  const layer = list('dataLayer')
  const push = layer.push
  const allowed = JSON.parse(decodeURIComponent((/wm_consents_[^=]+=([^;]+)/.exec(d.cookie) || [])[1] || '{"c":{}}')).c
  const dnt = navigator.doNotTrack === '1' || /wm_opt_out=1/.test(d.cookie)
  const may = (type) => allowed[type] === 1 && !dnt
  const values = {}
  const reached = {}
  const done = {}
  let shop = {}

  const load = (src) => {
    if (done[src]) return
    done[src] = 1
    const script = d.createElement('script')
    script.async = true
    script.src = src
    d.head.appendChild(script)
  }
  const track = (...command) => list('_paq').push(command)
  const queue = (name, own = 'q') => {
    w[name] ??= Object.assign((...call) => w[name][own].push(call), { [own]: [] })
  }
  const products = () =>
    (shop.items || []).map((item) => ({
      sku: item.item_id,
      name: item.item_name,
      category: [item.item_category, item.item_category2].filter(Boolean),
      price: item.price,
      quantity: item.quantity || 1,
      brand: item.item_brand,
      variant: '',
      customDimensions: {},
    }))
  const channel = () =>
    ({ 'AUT-M': 'mail', 'AUT-S': 'social', 'AUT-P': 'press' })[new URLSearchParams(location.search).get('code')] ||
    'other'

  const takeConsent = () => {
    const tool = w.CookieInformation
    if (!tool) return
    const mapping = {
      cookie_cat_marketing: ['remarketing', 'marketing_automation', 'conversion_tracking'],
      cookie_cat_statistic: ['analytics', 'ab_testing_and_personalization'],
      cookie_cat_functional: ['user_feedback'],
      cookie_cat_unclassified: ['custom_consent'],
    }
    for (const category in mapping)
      for (const type of mapping[category]) allowed[type] = tool.getConsentGivenFor(category) ? 1 : 0
    const text = JSON.stringify({ v: 1, t: new Date().toISOString(), c: allowed })
    d.cookie = `wm_consents_5a1c7d0e-3f52-4b8e-9c61-7a0d2f4be911=${encodeURIComponent(text)};path=/;max-age=31536000`
  }

  const engaged = (part) => {
    reached[part] = 1
    if (reached.opened && reached.half && may('remarketing')) {
      queue('hj')
      w._hjSettings = { hjid: '1482093', hjsv: 6 }
      load('https://static.hotjar.com/c/hotjar-1482093.js?sv=6')
    }
  }

  const film = () => {
    const video = d.querySelector('#film video, video#film')
    if (!video) return
    const passed = {}
    const say = (action) => track('trackEvent', 'Video', action, video.title, Math.floor(video.currentTime))
    video.addEventListener('play', () => say('Play'))
    video.addEventListener('pause', () => video.ended || video.seeking || say('Pause'))
    video.addEventListener('ended', () => say('Watched'))
    video.addEventListener('seeked', () => say('Seeked'))
    video.addEventListener('volumechange', () => say('Volume'))
    video.addEventListener('timeupdate', () => {
      for (const share of [25, 75])
        if (!passed[share] && video.currentTime / video.duration >= share / 100)
          passed[share] = say(`Progress - ${share}%`)
    })
  }

  const tags = {
    'waymark.pageView': () => {
      takeConsent()
      addEventListener('CookieInformationConsentGiven', takeConsent)
      if (may('analytics')) {
        track('setSiteId', '5a1c7d0e-3f52-4b8e-9c61-7a0d2f4be911')
        track('setDomains', ['localhost:4200'])
        track('enableLinkTracking')
        track('trackPageView')
        track('enableJSErrorTracking')
      }
      if (path.startsWith('/p/') && may('remarketing')) {
        load('https://connect.facebook.net/en_US/fbevents.js')
        queue('fbq', 'queue')
        w.fbq('init', '204417390816253')
        const details = { value: shop.value, currency: shop.currency, channel: channel() }
        w.fbq('trackSingle', '204417390816253', 'ViewContent', details)
      }
      if (may('remarketing')) {
        w._linkedin_partner_id = '3105289'
        list('_linkedin_data_partner_ids').push('3105289')
        queue('lintrk')
        load('https://snap.licdn.com/li.lms-analytics/insight.min.js')
      }
      const offers = d.getElementById('offers')
      const now = Date.now()
      if (offers && !dnt && now > 1790143200000 && now < 1792792800000)
        offers.innerHTML =
          '<div data-track-content data-content-name="Autumn delivery banner"><p class="offer">Autumn on the ridge: free delivery on all tents, until the end of the month. <a href="/c/tents">See the tents</a></p></div>'
      if (path.startsWith('/p/') && may('analytics'))
        track('ecommerceProductDetailView', products(), { currencyCode: shop.currency })
    },
    'waymark.domReady': () => path === '/film' && may('analytics') && film(),
    'waymark.pageLoad': () => path === '/journal' && engaged('opened'),
    add_to_cart: () =>
      may('analytics') &&
      track('trackEvent', 'Shop', 'Added to basket', shop.currency, shop.value, { dimension9: 'outdoor-eu' }),
    purchase: () => {
      if (may('analytics')) {
        const { transaction_id, value, tax, shipping, currency } = shop
        const sums = { orderId: transaction_id, grandTotal: value, tax, shipping }
        track('ecommerceOrder', products(), sums, { currencyCode: currency, dimension9: 'outdoor-eu' })
        track('trackGoal', '1', value, { currencyCode: 'EUR' })
      }
      if (may('conversion_tracking')) {
        const gtag = (...call) => list('wmGtagLayer').push(call)
        load('https://www.googletagmanager.com/gtag/js?id=AW-1054387219&l=wmGtagLayer')
        gtag('js', new Date())
        gtag('config', 'AW-1054387219')
        gtag('event', 'conversion', { send_to: 'AW-1054387219/mT9CCPqV8GkQ', value: shop.value })
      }
    },
    signup: () => may('marketing_automation') && load('https://js.hs-scripts.com/7052064.js'),
  }

  const take = (item) => {
    Object.assign(values, item)
    shop = values.ecommerce || {}
    if (tags[item.event]) tags[item.event]()
  }
  for (const item of layer) take(item)
  layer.push = (item) => {
    push.call(layer, item)
    take(item)
  }
  addEventListener(
    'click',
    ({ target }) => {
      if (target.closest('#size-guide') && may('analytics')) track('trackEvent', 'Shop', 'Size guide', path)
    },
    true,
  )
  addEventListener('scroll', () => {
    const { scrollTop, scrollHeight, clientHeight } = d.documentElement
    if (path !== '/journal' || reached.half || scrollTop / (scrollHeight - clientHeight) < 0.5) return
    engaged('half')
    const minutes = Math.max(1, Math.round(values.article.words / 200))
    d.documentElement.dataset.read = minutes
    console.log(`Read half of a story of ${minutes} minutes`)
  })
  layer.push({ event: 'waymark.pageView' })
  const ready = () => {
    layer.push({ event: 'waymark.domReady' })
    const loaded = () => layer.push({ event: 'waymark.pageLoad' })
    d.readyState === 'complete' ? loaded() : addEventListener('load', loaded)
  }
  d.readyState === 'loading' ? d.addEventListener('DOMContentLoaded', ready) : ready()
})(window, document, location.pathname)

import { raw } from 'hono/html'

/** The installation code, as a site's owner pastes it: it belongs to one site and to one container host. */
export const snippet = (containerOrigin: string, appId: string) =>
  raw(`<script>
(function (w, d, src, dl) {
  (w[dl] = w[dl] || []).push({ event: 'waymark.start', start: Date.now() });
  w.waymark = w.waymark || function () { (w.waymark.q = w.waymark.q || []).push(arguments); };
  var s = d.createElement('script'), me = d.currentScript, tt = w.trustedTypes, p = function (text) { return text; };
  function tell(message) {
    try {
      var id = w.name.split('waymark-debug-')[1];
      if (id && w.opener) w.opener.postMessage({ waymark: 'debug/1', type: 'error', sessionId: id, payload: { message: message } }, src);
    } catch (e) {}
  }
  s.async = true;
  s.onerror = function () { tell('blocked'); };
  src += dl === 'dataLayer' ? '' : '?data_layer_name=' + dl;
  if (me && me.nonce) s.nonce = me.nonce;
  try {
    if (tt && !w.waymark.appId) w.waymark.policy = tt.createPolicy('waymark', { createHTML: p, createScript: p, createScriptURL: p });
  } catch (e) {}
  try {
    s.src = w.waymark.policy ? w.waymark.policy.createScriptURL(src) : src;
    d.head.appendChild(s);
  } catch (e) { console.warn('waymark: the page needs the Content-Security-Policy "trusted-types waymark"'); tell('trusted-types'); }
})(window, document, '${containerOrigin}/containers/${appId}.js', 'dataLayer');
</script>`)

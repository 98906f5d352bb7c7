import { raw } from 'hono/html'

/** The installation code, as a site's owner pastes it: it belongs to one site and to one container host. */
export const snippet = (containerOrigin: string, appId: string) =>
  raw(`<script>
(function (w, d, src, dl) {
  (w[dl] = w[dl] || []).push({ event: 'waymark.start', start: Date.now() });
  w.waymark = w.waymark || function () { (w.waymark.q = w.waymark.q || []).push(arguments); };
  var s = d.createElement('script'), me = d.currentScript;
  s.async = true;
  s.src = src + (dl === 'dataLayer' ? '' : '?data_layer_name=' + dl);
  if (me && me.nonce) s.nonce = me.nonce;
  d.head.appendChild(s);
})(window, document, '${containerOrigin}/containers/${appId}.js', 'dataLayer');
</script>`)

import {
  ARTIFACT_BLOCKED,
  ARTIFACT_REFUSED,
  PROTOCOL,
  WINDOW_NAME_PREFIX,
} from '@waymark/domain/debug-protocol/constants'

/** The address of the container, and the global name of the page's data layer. */
export interface SnippetOptions {
  /** Full address of the container, such as `https://tags.example.com/containers/{appId}.js`. */
  readonly src: string
  readonly dataLayer?: string
}

/**
 * The text to paste as the first element of `head`: it starts the data layer, takes calls of the JavaScript API
 * until the container answers them, and loads the container with the page's own nonce. In the window of a debug session it
 * sends the debugger why the container cannot be loaded: only that, to the window that opened the page, of any origin.
 * The debugger may be at another origin than the container, and may move after the text was pasted.
 */
export function snippet({ src, dataLayer = 'dataLayer' }: SnippetOptions): string {
  return `<script>
(function (w, d, src, dl) {
  (w[dl] = w[dl] || []).push({ event: 'waymark.start', start: Date.now() });
  w.waymark = w.waymark || function () { (w.waymark.q = w.waymark.q || []).push(arguments); };
  var s = d.createElement('script'), me = d.currentScript, tt = w.trustedTypes, p = function (text) { return text; };
  function tell(message) {
    try {
      if (w.name.indexOf('${WINDOW_NAME_PREFIX}') === 0 && w.opener) w.opener.postMessage({ waymark: '${PROTOCOL}', type: 'error', sessionId: null, payload: { message: message } }, '*');
    } catch (e) {}
  }
  s.async = true;
  s.onerror = function () { tell('${ARTIFACT_BLOCKED}'); };
  src += dl === 'dataLayer' ? '' : '?data_layer_name=' + dl;
  if (me && me.nonce) s.nonce = me.nonce;
  try {
    if (tt && !w.waymark.appId) w.waymark.policy = tt.createPolicy('waymark', { createHTML: p, createScript: p, createScriptURL: p });
  } catch (e) {}
  try {
    s.src = w.waymark.policy ? w.waymark.policy.createScriptURL(src) : src;
    d.head.appendChild(s);
  } catch (e) { console.warn('waymark: the page needs the Content-Security-Policy "trusted-types waymark"'); tell('${ARTIFACT_REFUSED}'); }
})(window, document, ${literal(src)}, ${literal(dataLayer)});
</script>`
}

/** A text as a script literal that cannot close its script element. */
function literal(text: string): string {
  const quoted = JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")
  return `'${quoted.replace(/</g, '\\x3c').replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`)}'`
}

import { html } from 'hono/html'

/** HTML made by `html`. */
export type Html = ReturnType<typeof html>

/** A page with a title and a sentence, for addresses outside of the product. */
export const plainPage = (title: string, text: string): string => page(title, html`<p>${text}</p>`)

/** A page with a title and content. `%NONCE%` is replaced when it is sent. */
export const page = (title: string, content: Html): string =>
  String(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} - Waymark</title>
    <style nonce="%NONCE%">
      body { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; }
      a { color: light-dark(#7a2c68, #f0b3dd); }
      h1 { line-height: 1.25; }
      h2 { margin-block: 2rem 0.5rem; font-size: 1.125rem; }
      h3 { margin-block: 1rem 0.25rem; font-size: 1rem; }
      code { overflow-wrap: anywhere; }
      pre { max-height: 24rem; overflow: auto; padding: 0.75rem; border: 1px solid light-dark(#d8d4cc, #44423e); }
      pre code { overflow-wrap: normal; }
      table { width: 100%; border-collapse: collapse; }
      td { padding: 0.25rem 0.75rem 0.25rem 0; vertical-align: top; }
      summary { padding-block: 0.25rem; cursor: pointer; }
      dt { margin-block-start: 0.75rem; font-weight: 600; }
      dt small { font-weight: 400; }
      dd { margin: 0; }
    </style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${content}
      <p><a href="/tag">Back to Waymark</a></p>
    </main>
  </body>
</html>
`)

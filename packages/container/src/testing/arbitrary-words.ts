import fc from 'fast-check'

/*
 * What random sites and random visits are made of: few words, so that rules and visits meet often.
 */

export const words = fc.constantFrom(
  'signup',
  'cart',
  'go',
  '7',
  'true',
  'shop.example',
  'link buy',
  '',
  'a.b',
  'x',
  'order',
  'website',
  '0.5',
  '"analytics":1',
)
export const events = fc.constantFrom('signup', 'cart', 'purchase', 'waymark.custom', 'constructor', '__proto__')

import { LATER, type Recording, trackLater } from './visit.ts'

const dimensions = [{ id: 3, value: '{{ tier }}' }]
const tier = { tier: 'gold' }
const event = { category: 'Newsletter', action: 'Sign-up', custom_dimensions: [] }
const EVENT = { e_c: 'Newsletter', e_a: 'Sign-up' }
const goal = { id: '4', custom_dimensions: [] }
const view = { url: '/checkout/2', custom_dimensions: [] }

export const TAGS: readonly Recording[] = [
  {
    template: 'waymark_custom_dimension',
    shows: 'dimensions of everything after it',
    options: { custom_dimensions: dimensions },
    pushes: tier,
    act: trackLater,
    hits: [{ ...LATER, dimension3: 'gold' }],
  },
  { template: 'waymark_event', shows: 'category and action', options: event, pushes: {}, hits: [EVENT] },
  {
    template: 'waymark_event',
    shows: 'name',
    options: { ...event, name: 'Monthly' },
    pushes: {},
    hits: [{ ...EVENT, e_n: 'Monthly' }],
  },
  {
    template: 'waymark_event',
    shows: 'value without a name',
    options: { ...event, value: -2.5 },
    pushes: {},
    hits: [{ ...EVENT, e_v: '-2.5' }],
  },
  {
    template: 'waymark_event',
    shows: 'the value 0',
    options: { ...event, value: 0 },
    pushes: {},
    hits: [{ ...EVENT, e_v: '0' }],
  },
  {
    template: 'waymark_event',
    shows: 'custom dimensions, of this event alone',
    options: { ...event, custom_dimensions: dimensions },
    pushes: tier,
    act: trackLater,
    hits: [{ ...EVENT, dimension3: 'gold' }, LATER],
  },
  { template: 'waymark_goal_conversion', shows: 'goal', options: goal, pushes: {}, hits: [{ idgoal: '4' }] },
  {
    template: 'waymark_goal_conversion',
    shows: 'revenue',
    options: { ...goal, revenue: 120 },
    pushes: {},
    hits: [{ idgoal: '4', revenue: '120' }],
  },
  {
    template: 'waymark_goal_conversion',
    shows: 'the revenue 0',
    options: { ...goal, revenue: 0 },
    pushes: {},
    hits: [{ idgoal: '4', revenue: '0' }],
  },
  {
    template: 'waymark_goal_conversion',
    shows: 'currency (not sent)',
    options: { ...goal, currency: 'EUR' },
    pushes: {},
    hits: [{ idgoal: '4' }],
  },
  {
    template: 'waymark_goal_conversion',
    shows: 'custom dimensions',
    options: { ...goal, custom_dimensions: dimensions },
    pushes: tier,
    hits: [{ idgoal: '4', dimension3: 'gold' }],
  },
  {
    template: 'waymark_virtual_page_view',
    shows: 'address; later hits are of the real page again',
    options: { ...view, url: 'checkout/2' },
    pushes: {},
    act: trackLater,
    hits: [{ action_name: 'Shop', url: 'https://shop.example/checkout/2' }, LATER],
  },
  {
    template: 'waymark_virtual_page_view',
    shows: 'page title',
    options: { ...view, url: 'checkout/2', document_title: 'Your address' },
    pushes: {},
    hits: [{ action_name: 'Your address', url: 'https://shop.example/checkout/2' }],
  },
  {
    template: 'waymark_virtual_page_view',
    shows: 'custom dimensions',
    options: { ...view, url: 'checkout/2', custom_dimensions: dimensions },
    pushes: tier,
    hits: [{ action_name: 'Shop', url: 'https://shop.example/checkout/2', dimension3: 'gold' }],
  },
]

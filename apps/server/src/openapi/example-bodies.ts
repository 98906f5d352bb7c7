/** Ids of things that exist, by the names of path parameters. */
type Ids = Readonly<Record<string, string>>

const item = (type: string, attributes: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  data: { type, attributes, ...more },
})
const copy = (type: string, name: string) => (ids: Ids) =>
  item(type, { name }, { relationships: { target_app: { data: { id: ids.appId, type: 'app' } } } })
const tag = {
  name: 'Order, measured',
  template: 'waymark_event',
  priority: 3,
  note: 'Together with the newsletter.',
  labels: ['Spring', 'Shop'],
  consent_type: 'analytics',
  scheduler: {
    date_ranges: [{ from: '2026-03-01T00:00:00+0000', to: '2026-04-01T00:00:00+0000', timezone: 'Europe/Warsaw' }],
    times_of_day: [],
  },
  template_options: { category: 'Shop', action: 'Order', custom_dimensions: [{ id: 3, value: '{{ Plan name }}' }] },
}
const condition = {
  condition_id: null,
  variable_id: '67ed6060-eace-4370-8ede-a083f7c909f1',
  condition_type: 'contains',
  value: '/basket',
  options: {},
}

/** A valid body of every call that takes one: the examples of the description, which tests send and damage. */
export const EXAMPLE_BODIES: Readonly<Record<string, (ids: Ids) => unknown>> = {
  'tags.create': (ids) =>
    item('tag', tag, { relationships: { triggers: { data: [{ id: ids.triggerId, type: 'trigger' }] } } }),
  'tags.change': (ids) =>
    item(
      'tag',
      {
        name: 'Newsletter',
        is_active: true,
        code: '<b>{{ Plan name }}</b>',
        note: 'Sale weeks',
        labels: ['Summer', 'DACH'],
      },
      { relationships: { triggers: { data: [{ id: ids.triggerId, type: 'trigger' }] } } },
    ),
  'tags.prioritise': (ids) => ({ data: [{ id: ids.tagId, type: 'tag', attributes: { priority: 7 } }] }),
  'tags.copy': copy('tag', 'Newsletter, copied'),
  'triggers.create': () => item('trigger', { name: 'Basket page', trigger_type: 'page_view', conditions: [condition] }),
  'triggers.change': () =>
    item('trigger', { name: 'Sign-up', conditions: [condition, condition], note: '', labels: ['Summer'] }),
  'triggers.copy': copy('trigger', 'Sign-up, copied'),
  'variables.create': () =>
    item('variable', {
      name: 'Price',
      variable_type: 'dom_element',
      value: '.price',
      options: { selector_type: 'css', extract_text_content: true },
    }),
  'variables.change': () => item('variable', { name: 'Plan name', value: 'premium', note: 'Two plans', labels: [] }),
  'variables.copy': copy('variable', 'Plan name, copied'),
  'debugLinks.create': () => item('debug-link', { valid_days: 30 }),
  'presence.update': () => item('presence', { revision: '1' }),
  'versions.change': (ids) => ({
    data: { id: ids.versionId, type: 'version', attributes: { name: 'Spring', description: null } },
  }),
  'versions.publish': (ids) => ({
    data: {
      type: 'version',
      attributes: { name: 'Spring', description: 'Sale', state: 'as seen', resumed_tags: [ids.tagId] },
    },
  }),
  'tags.stop': () => ({ data: null }),
  'tags.resume': () => ({}),
  'versions.snapshot': () => ({}),
  'versions.restore': () => ({ data: null }),
  'versions.import': (ids) => ({ data: { id: ids.versionId, type: 'version' } }),
  'versions.importFile': () => ({ version: '1.0.0', checksum: '', tags: [], triggers: [], variables: [] }),
  'versions.export': () => ({ data: { type: 'export_file' } }),
  'session.signIn': () => ({ email: 'owner@northwind.example', password: 'a guess' }),
  'ownAccount.change': () => item('ppms/user', { name: 'Ingrid Solberg', language: 'pl' }),
  'ownAccount.changePassword': () => ({ current_password: 'a guess', password: 'a long enough one' }),
  'twoFactor.confirm': () => ({ code: '123456' }),
  'twoFactor.renewCodes': () => ({ code: 'ABCD-EFGH-IJKL-MNOP' }),
  'twoFactor.turnOff': () => ({ code: '123 456' }),
  'session.openPasswordLink': () => ({ token: 'a guess' }),
  'session.setPasswordByLink': () => ({ token: 'a guess', password: 'a long enough one' }),
  'session.signInWithCode': () => ({ code: '123456' }),
  'session.confirmTwoFactor': () => ({ code: '123456' }),
  'installation.change': () => item('installation', { fired: true }),
  'session.setUp': () =>
    item('set-up', {
      code: 'no code of this server',
      organization: 'Northwind',
      email: 'owner@northwind.example',
      password: 'a long enough one',
      language: 'en-GB',
      website_name: 'Northwind Outdoor',
      website_url: 'https://www.northwind-outdoor.example',
      timezone: 'Europe/Oslo',
      gdpr: true,
    }),
  'installation.check': () => item('installation_check', { url: 'https://www.northwind-outdoor.example/' }),
  'apps.changeTracker': () =>
    item('tracker', {
      js_url: 'https://stats.example/matomo.js',
      php_url: 'https://stats.example/matomo.php',
      dialect: 'matomo',
      site_id: '7',
    }),
  'admin.createApp': () =>
    item('ppms/app', { name: 'Outlet', urls: ['https://a.example'], gdpr: true, delay: 500, timezone: 'Europe/Paris' }),
  'admin.changeApp': () => item('ppms/app', { name: 'Outdoor shop', delay: 0, urls: [] }),
  'admin.createMetaSite': () => item('ppms/meta-site', { name: 'Brand' }),
  'admin.changeMetaSite': () => item('ppms/meta-site', { name: 'Shared' }),
  'admin.linkApps': (ids) => ({ data: [{ id: ids.appId, type: 'ppms/app' }] }),
  'admin.createUser': (ids) =>
    item('ppms/user', {
      email: 'new@northwind.example',
      name: 'Jonas Meier',
      role: 'USER',
      language: 'pl',
      levels: [{ site_id: ids.appId, level: 'edit' }],
    }),
  'admin.changeUser': () => item('ppms/user', { name: '', role: 'USER', language: 'en-GB' }),
  'admin.passwordLink': () => ({}),
  'admin.changeSignInPolicy': (ids) =>
    item('sign_in_policy', {
      two_factor_required: false,
      domains: ['northwind.example', 'mail.northwind.example'],
      creates_members: true,
      new_member_language: 'pl',
      password_sign_in: true,
      default_levels: [{ site_id: ids.appId, level: 'edit' }],
    }),
  'apiClients.token': () => ({
    grant_type: 'client_credentials',
    client_id: 'b85f20ac',
    client_secret: 'wms_4TqzH7nRk2VwXc9LpYb6JdFsGm3A',
  }),
  'apiClients.create': () => item('api_client', { name: 'Release pipeline', ends_at: '2027-01-01T00:00:00+00:00' }),
  'apiClients.change': () => item('api_client', { name: 'Nightly feed', ends_at: null }),
  'admin.grant': () => ({ data: { attributes: { level: 'edit' } } }),
  'admin.customDimensions': () => ({
    data: [{ type: 'custom_dimension', attributes: { tracking_id: 4, name: 'Store', active: true } }],
  }),
  'admin.productDimensions': () => ({
    data: [{ type: 'product_custom_dimension', attributes: { name: 'Colour', slot: 2 } }],
  }),
  'admin.audiences': () => [{ id: '46505189-34d1-4d98-8418-bd827c3a7c57', name: 'Members' }],
  'admin.changeLicence': () =>
    item('ppms/license', {
      status: 'active',
      expires_at: '2027-01-01T00:00:00Z',
      plan: { type: 'business', traffic_limit: 100 },
    }),
  'webhooks.create': (ids) =>
    item('webhook', {
      name: 'Data warehouse',
      url: 'https://ingest.northwind.example/waymark',
      events: ['version.published', 'item.changed'],
      site_ids: [ids.appId],
    }),
  'webhooks.change': () => item('webhook', { events: ['version.published'], site_ids: null, is_active: true }),
}

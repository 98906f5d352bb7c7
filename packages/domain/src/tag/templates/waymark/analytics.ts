import { dimensions, flag, integer, readOnly, rows, select, text, toggled, wrapped } from '../../../field/index.ts'
import { msg } from '../../../message/index.ts'
import { defineTemplate } from '../define-template.ts'
import { cookieLifetime, keptLifetime } from './cookie-lifetime.ts'
import { report } from './report.ts'

/** Default lifetimes of the tracker's cookies, in seconds: 13 months and 30 minutes. */
const VISITOR_LIFETIME = 33_955_200
const SESSION_LIFETIME = 1800

const MAX_CUSTOM_VARIABLES = 20

const customVariables = rows({
  api: 'waymark_custom_variables',
  label: msg('template.waymark-analytics.custom-variables', 'Custom variables'),
  add: msg('template.waymark-analytics.add-custom-variable', 'Add custom variable'),
  remove: msg('template.waymark-analytics.remove-custom-variable', 'Remove custom variable {row, number}'),
  none: msg('template.waymark-analytics.no-custom-variables', 'No custom variables yet'),
  max: MAX_CUSTOM_VARIABLES,
  unique: ['id', 'scope'],
  columns: {
    id: integer({
      api: 'id',
      label: msg('template.waymark-analytics.custom-variable-id', 'Number'),
      min: 1,
      max: MAX_CUSTOM_VARIABLES,
    }),
    name: text({ api: 'name', label: msg('template.waymark-analytics.custom-variable-name', 'Name') }),
    value: text({ api: 'value', label: msg('template.waymark-analytics.custom-variable-value', 'Value') }),
    scope: select({
      api: 'scope',
      label: msg('template.waymark-analytics.custom-variable-scope', 'Scope'),
      options: {
        page: msg('template.waymark-analytics.scope-page', 'Page'),
        visit: msg('template.waymark-analytics.scope-visit', 'Visit'),
      },
      initial: 'page',
    }),
  },
})

export const waymarkAnalytics = defineTemplate({
  id: 'waymark-pro-analytics',
  name: msg('template.waymark-analytics.name', 'Waymark analytics'),
  icon: 't-analytics',
  about: msg('template.waymark-analytics.about', 'Page views and visitor behaviour'),
  category: 'waymark',
  stored: { template: 'waymark_analytics' },
  consent: 'analytics',
  limits: {
    matomo: msg(
      'template.waymark-analytics.matomo',
      'Matomo keeps custom dimensions that were set up there under the same numbers, and custom variables if its Custom Variables plugin is active.',
    ),
  },
  fields: {
    linkTracking: flag({
      api: 'link_tracking',
      mayBeAbsent: true,
      label: msg('template.waymark-analytics.link-tracking', 'Outlinks and downloads'),
      as: 'switch',
      initial: true,
      links: [
        { label: msg('template.waymark-analytics.outlinks-report', 'Outlinks report'), path: report('outlinks') },
        { label: msg('template.waymark-analytics.downloads-report', 'Downloads report'), path: report('downloads') },
      ],
    }),
    contentTracking: toggled(
      select({
        api: 'content_tracking',
        label: msg('template.waymark-analytics.content-tracking', 'Content tracking'),
        as: 'radio',
        options: {
          trackAllContentImpressions: msg('template.waymark-analytics.all-impressions', 'All impressions'),
          trackVisibleContentImpressions: msg(
            'template.waymark-analytics.visible-impressions',
            'Visible impressions only',
          ),
        },
        initial: 'trackAllContentImpressions',
        links: [
          {
            label: msg('template.waymark-analytics.content-report', 'Content report'),
            path: report('content-performance'),
          },
        ],
      }),
    ),
    userId: toggled(text({ api: 'user_id', label: msg('template.waymark-analytics.user-id', 'User ID') })),
    crossDomainTracking: flag({
      api: 'cross_domain_tracking',
      mayBeAbsent: true,
      label: msg('template.waymark-analytics.cross-domain', 'Link visits across domains'),
      as: 'switch',
    }),
    cookieDomain: toggled(
      text({
        api: 'cookie_domain',
        label: msg('template.waymark-analytics.cookie-domain', 'One cookie for all subdomains'),
        example: '*.northwind.example',
      }),
    ),
    secureCookie: flag({
      api: 'secure_cookie',
      mayBeAbsent: true,
      label: msg('template.waymark-analytics.secure-cookie', 'Secure cookies, https only'),
    }),
    visitorCookieTimeout: cookieLifetime(
      {
        api: 'visitor_cookie_timeout',
        label: msg('template.waymark-analytics.visitor-cookie', 'Visitor cookie lifetime'),
      },
      VISITOR_LIFETIME,
    ),
    sessionCookieTimeout: cookieLifetime(
      {
        api: 'session_cookie_timeout',
        label: msg('template.waymark-analytics.session-cookie', 'Session cookie lifetime'),
      },
      SESSION_LIFETIME,
    ),
    referralCookieTimeout: keptLifetime({
      api: 'referral_cookie_timeout',
      label: msg('template.waymark-analytics.referral-cookie', 'Referral cookie lifetime'),
    }),
    jsErrorTracking: flag({
      api: 'js_error_tracking',
      mayBeAbsent: true,
      label: msg('template.waymark-analytics.js-errors', 'Record JavaScript errors'),
      initial: true,
    }),
    dontTrackPageView: flag({
      api: 'track_page_view',
      mayBeAbsent: true,
      label: msg('template.waymark-analytics.no-page-views', 'Do not record page views'),
      inverted: true,
    }),
    customVariables,
    customDimensions: dimensions({ api: 'waymark_custom_dimensions' }),
    heartBeatTimer: wrapped(
      flag({
        api: 'heart_beat_timer',
        mayBeAbsent: true,
        label: msg('template.waymark-analytics.heart-beat', 'Heartbeat timer'),
      }),
      'enabled',
    ),
    trackerSiteId: readOnly({
      api: 'tracker_site_id',
      label: msg('template.waymark-analytics.tracker-site-id', 'Site ID'),
    }),
    trackerDomains: readOnly({
      api: 'tracker_domains',
      label: msg('template.waymark-analytics.tracker-domains', 'Domains'),
    }),
    trackerJsUrl: readOnly({
      api: 'tracker_js_url',
      label: msg('template.waymark-analytics.tracker-js-url', 'Address of the tracker script'),
    }),
    trackerPhpUrl: readOnly({
      api: 'tracker_php_url',
      label: msg('template.waymark-analytics.tracker-php-url', 'Address hits are sent to'),
    }),
  },
  sections: [
    {
      title: msg('template.waymark-analytics.data', 'Data collection'),
      about: msg('template.waymark-analytics.data-about', 'What is recorded besides page views.'),
      fields: ['linkTracking', 'contentTracking', 'userId', 'crossDomainTracking', 'cookieDomain'],
    },
    {
      title: msg('template.waymark-analytics.privacy', 'Privacy'),
      about: msg('template.waymark-analytics.privacy-about', 'Cookies and consent.'),
      fields: [
        'consent-type',
        'visitors-privacy',
        'secureCookie',
        'visitorCookieTimeout',
        'sessionCookieTimeout',
        'referralCookieTimeout',
      ],
    },
    { title: msg('template.waymark-analytics.issues', 'UX issues'), fields: ['jsErrorTracking'] },
    {
      title: msg('template.waymark-analytics.other', 'Other'),
      fields: ['dontTrackPageView', 'debug-mode'],
    },
    {
      title: msg('template.waymark-analytics.variables', 'Custom variables'),
      about: msg('template.waymark-analytics.variables-about', 'Up to 20, each number once per scope.'),
      fields: ['customVariables'],
    },
    { title: msg('template.waymark-analytics.dimensions', 'Custom dimensions'), fields: ['customDimensions'] },
    {
      title: msg('template.waymark-analytics.tracker', 'Tracker'),
      about: msg('template.waymark-analytics.tracker-about', 'Where hits are sent. Addresses come from the website.'),
      fields: ['heartBeatTimer', 'trackerSiteId', 'trackerDomains', 'trackerJsUrl', 'trackerPhpUrl'],
    },
  ],
  sample: {
    linkTracking: true,
    contentTracking: { status: true, value: 'trackVisibleContentImpressions' },
    userId: { status: true, value: '{{ User hash }}' },
    crossDomainTracking: true,
    cookieDomain: { status: true, value: '*.northwind.example' },
    secureCookie: true,
    visitorCookieTimeout: { status: true, value: 15_552_000 },
    sessionCookieTimeout: { status: false, value: SESSION_LIFETIME },
    referralCookieTimeout: null,
    jsErrorTracking: true,
    dontTrackPageView: false,
    customVariables: [{ key: 'row-0', id: '1', name: 'Storefront', value: '{{ Storefront }}', scope: 'visit' }],
    customDimensions: [{ key: 'row-0', id: 2, value: '{{ Loyalty tier }}' }],
    heartBeatTimer: false,
    trackerSiteId: null,
    trackerDomains: null,
    trackerJsUrl: null,
    trackerPhpUrl: null,
  },
})

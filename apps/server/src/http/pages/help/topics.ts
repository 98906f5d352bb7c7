/** A text of the help: its title, its paragraphs, and the topics it leads to. */
export interface Topic {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly see?: readonly string[]
}

/** The texts of the help, by the name in their address: `/help/tags`. */
export const TOPICS: Readonly<Record<string, Topic>> = {
  'tag-manager': {
    title: 'Waymark',
    paragraphs: [
      'A tag is a snippet that runs on a website. A trigger says when it runs, a variable which values it gets. All changes collect in a draft and go live when the draft is published.',
      'To begin: add a tag, link a trigger, publish, then open the debugger to see the tag fire on the website.',
    ],
    see: ['tags', 'triggers', 'variables', 'changelog', 'debug', 'meta-setup', 'settings'],
  },
  'set-up': {
    title: 'Set up from the command line',
    paragraphs: [
      'An installation without a user can be set up on the machine of the server instead of in the browser. The commands are given in the folder of Waymark, with the settings of the server; with the embedded database the server has to be stopped first.',
      'pnpm waymark organisation add "Example Ltd" makes the organization.',
      'pnpm waymark owner add owner@example.com makes its owner and prints the password.',
      'pnpm waymark site add "Example shop" --url https://shop.example.com adds a website. pnpm waymark --help lists all commands.',
      'The set-up code of the browser stands at the end of the address that the server prints when it starts. It ends once there is a user.',
    ],
    see: ['tag-manager'],
  },
  installing: {
    title: 'Installing the snippet',
    paragraphs: [
      'The snippet loads the container of the website. It belongs into the HTML of every page, as the first element of head: what stands above it runs before the container.',
      'A website with one template for all pages has it once, in that template. A content management system or a shop takes it where it says "code for the head" or "custom HTML"; an application of a single page has it in its index.html.',
      'A page with a Content-Security-Policy gives the snippet its nonce, which the container takes over, and allows the address of the container in script-src. Where the policy requires Trusted Types it names the policy waymark.',
      'A website whose data layer has another name than dataLayer puts that name into the last line of the snippet.',
      'An owner can check in the administration, under Websites, whether a page has the snippet. The first page view is seen when a page under one of the addresses of the website loads the container; a page that hides its address from other servers is seen in a debug session.',
    ],
    see: ['debug', 'tag-manager'],
  },
  tags: {
    title: 'Tags',
    paragraphs: [
      'A tag fires when one of its triggers fires, unless something holds it back: its flight dates, missing consent of the visitor, an opt-out, or being turned off.',
      'Templates ask for what a vendor needs, such as an account number. Custom tags take your own HTML.',
      'Tags of the same event fire in the order of their priority, the highest first. Tags without a priority follow.',
      'A filled mark in the list means that the website has this version of the tag; an empty one that the tag is not published yet.',
    ],
    see: ['triggers', 'variables', 'changelog', 'debug'],
  },
  triggers: {
    title: 'Triggers',
    paragraphs: [
      'A trigger listens to one kind of event on the page: a page view, a click, a sent form, scrolling, an element in view, a timer, an error, an event of the data layer.',
      'All of its conditions must be met. A tag with several triggers fires with any of them.',
      'Some types also decide how often they fire for a visitor: each time, once per page view or once per session.',
      'A trigger group fires after each of its triggers has fired as often as its threshold says.',
    ],
    see: ['tags', 'variables'],
  },
  variables: {
    title: 'Variables',
    paragraphs: [
      'A variable reads a value on the page: from the data layer, a cookie, the address, an element, or from JavaScript of your own.',
      'Write {{ Name }} in a field of a tag to insert its value, or use the button with the braces. Conditions of triggers compare variables too.',
      'Renaming a variable rewrites all references to it. A reference to a variable that does not exist stays as plain text.',
      'Built-in variables, such as Page URL, exist on every website and cannot be changed.',
    ],
    see: ['tags', 'triggers'],
  },
  changelog: {
    title: 'Changelog and versions',
    paragraphs: [
      'Every change to the draft is recorded with its author and with its content before and after.',
      'Publishing makes a version of the draft and puts it live. A browser that has loaded the previous version may use it for up to one more minute or one more page.',
      'A snapshot keeps the state of the draft without publishing it. Reverting to a version replaces the content of the draft; publishing an older version puts it live again.',
      'A version can be exported as a file and imported into another website.',
    ],
    see: ['copying-between-sites', 'settings'],
  },
  debug: {
    title: 'Debugger',
    paragraphs: [
      'The debugger opens the website in a window of its own and shows each event of the data layer, the tags that fired, and for every other tag what held it back.',
      'It runs the draft, so changes can be tried before they are published.',
      'If the connection fails: allow pop-ups for Waymark, check that the address belongs to the website, and that the page contains the container of this website.',
    ],
    see: ['tags', 'triggers', 'variables'],
  },
  'meta-setup': {
    title: 'Meta-sites',
    paragraphs: [
      'A meta-site holds tags, triggers and variables that several websites share. Publishing a meta-site rebuilds the container of every linked website.',
      'A website shows the content of its meta-sites in Meta setup; it is edited in the meta-site.',
      'The analytics template and triggers on audiences exist on websites only.',
    ],
    see: ['tags', 'changelog'],
  },
  settings: {
    title: 'Settings',
    paragraphs: [
      'Import adds the content of another website, or of an exported file, to the draft. Nothing that exists is changed or removed.',
      'Tags priority orders the tags that fire with the same event.',
      'Tracker says where analytics and ecommerce tags send what they record.',
    ],
    see: ['copying-between-sites', 'connecting-a-tracker', 'tags'],
  },
  'connecting-a-tracker': {
    title: 'Connecting a tracker',
    paragraphs: [
      'Analytics and ecommerce tags send what they record to the tracker of the website: its script, which pages load, and the address that takes hits. Both are set under Settings, Tracker, by people with manage permission; websites without their own use those of the installation. Without addresses nothing is sent.',
      'For a Matomo: its script has the path /matomo.js, hits go to /matomo.php, commands are those of Matomo, and the site ID is the number that Administration, Websites, Manage shows there.',
      'When the visitor withdraws consent or opts out, the tracker stops at once and drops its cookies; it starts when they agree again.',
    ],
    see: ['settings', 'templates/waymark-pro-analytics'],
  },
  'copying-between-sites': {
    title: 'Copying between websites',
    paragraphs: [
      'Copy takes a single tag, trigger or variable to another website, with the variables it refers to and, if you choose so, with its triggers.',
      'Import takes everything of a website or of an exported file. Items that exist with the same name and content are not doubled; a name that is taken by something else gets a number.',
      'The summary lists what was renamed and what could not be copied.',
    ],
    see: ['settings', 'changelog'],
  },
  'site-inspector': {
    title: 'Site inspector',
    paragraphs: [
      'The site inspector is a browser extension of the analytics module that shows heatmaps on the website. It is not part of Waymark.',
      'Waymark records the clicks for it; they are listed as events of the category "Heatmap events" in the analytics module.',
    ],
    see: ['templates/heatmaps'],
  },
  feedback: {
    title: 'Feedback',
    paragraphs: ['Send your feedback to the operator of this installation.'],
  },
}

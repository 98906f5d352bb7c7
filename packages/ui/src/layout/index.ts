export { BackLine, type BackLineProps } from './back-line.tsx'
export {
  Avatar,
  type AvatarProps,
  CommandButton,
  SiteButton,
  UserButton,
} from './bar-buttons.tsx'
export { CodeSkeleton } from './code-skeleton.tsx'
export { ContentTabs, type ContentTabsProps } from './content-tabs.tsx'
export { Deferred } from './deferred.tsx'
export { EmptyState, type EmptyStateProps } from './empty-state.tsx'
export { LinkRow, type LinkRowProps, LinkRows } from './link-rows.tsx'
export {
  ListHead,
  ListHeadRow,
  ListItem,
  type ListItemProps,
  ListPane,
  type ListPaneProps,
  type ListRows,
  ListTools,
} from './list-pane.tsx'
export { type NavItem, NavList } from './nav-list.tsx'
export {
  Banner,
  BannerAction,
  BannerPlaceholder,
  type BannerProps,
  Note,
  type NoteProps,
  type NoteTone,
} from './note.tsx'
export {
  PageAction,
  type PageActionProps,
  PageHead,
  type PageHeadProps,
  PageLink,
} from './page-head.tsx'
export { FactButton, FactStrip, type FactStripProps, Section, type SectionProps } from './section.tsx'
export {
  CONTENT_ID,
  ContentSheet,
  type ContentSheetProps,
  ProductBar,
  type ProductBarProps,
  ProductBarSeparator,
  Shell,
  type ShellProps,
  Workspace,
} from './shell.tsx'
export { ShowListButton, SIDEBAR, Sidebar, type SidebarProps } from './sidebar.tsx'
export { SITE_TONES, SiteGlyph, type SiteGlyphProps } from './site-glyph.tsx'
export { ContentSkeleton, Delayed, ListSkeleton, Skeleton } from './skeleton.tsx'
export { Contours, Splash, type SplashProps } from './splash.tsx'
export { type Step, Steps } from './steps.tsx'
export { type Tab, TabBar, TabBarPlaceholder } from './tab-bar.tsx'
export { useNarrowViewport, viewportUpTo } from './use-narrow-viewport.ts'

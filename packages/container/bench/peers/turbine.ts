import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Peer, PeerRule } from './peer.ts'

const engine = () =>
  readFileSync(createRequire(import.meta.url).resolve('@adobe/reactor-turbine/dist/engine.min.js'), 'utf8')

/** The modules of an extension that does no more than the job asks for. */
const MODULES: Readonly<Record<string, string>> = {
  'bench/pageView.js': 'function(settings,trigger){trigger()}',
  'bench/event.js': `function(settings,trigger){var l=window.dataLayer=window.dataLayer||[];
if(!l.heard){l.heard={};var p=l.push;l.push=function(i){p.call(l,i);for(var t=l.heard[i.event]||[],n=0;n<t.length;n++)t[n]();return l.length}}
(l.heard[settings.name]=l.heard[settings.name]||[]).push(trigger)}`,
  'bench/address.js': 'function(settings){return location.href.indexOf(settings.text)>=0===settings.isContained}',
  'bench/html.js': `function(settings){var d=document,b=d.createElement("div");b.innerHTML=settings.html;d.body.appendChild(b);
for(var i=0,l=b.querySelectorAll("script");i<l.length;i++){var s=d.createElement("script");s.text=l[i].text;l[i].replaceWith(s)}}`,
  'bench/track.js': 'function(settings){(window._paq=window._paq||[]).push(settings.track)}',
}

/** Adobe's rule engine (Apache-2.0), as its build puts a property together: rules in a container, the engine behind it. */
export const turbine: Peer = {
  name: 'Adobe turbine',
  scriptFor: (rules) => `window.dataLayer=window.dataLayer||[];window._satellite={container:{
company:{orgId:"bench"},buildInfo:{minified:true,buildDate:"",turbineVersion:"",turbineBuildDate:""},
environment:{id:"bench",stage:"production"},dataElements:{},
property:{name:"bench",settings:{domains:[],undefinedVarsReturnEmpty:false,ruleComponentSequencingEnabled:false}},
extensions:{bench:{displayName:"Bench",modules:{${Object.entries(MODULES)
    .map(([path, code]) => `"${path}":{script:function(module){module.exports=${code}}}`)
    .join()}}}},
rules:${JSON.stringify(rules.map(ruleOf)).replace(/<(?=[/!])/g, '\\x3c')}}};
${engine()}`,
}

const ruleOf = ({ event, text, isContained, action }: PeerRule, number: number) => ({
  id: `RL${number}`,
  name: `Rule ${number}`,
  events: [
    event === 'page view'
      ? { modulePath: 'bench/pageView.js', settings: {} }
      : { modulePath: 'bench/event.js', settings: { name: event } },
  ],
  conditions: [{ modulePath: 'bench/address.js', settings: { text, isContained } }],
  actions: [{ modulePath: 'html' in action ? 'bench/html.js' : 'bench/track.js', settings: action }],
})

// Written by `pnpm generate`. Do not edit.
import type { VariableAppearances } from './types/define.ts'

/** The name and icon of each stored variable type. */
export const VARIABLE_APPEARANCES = {
  "custom_js": {
    "name": {
      "id": "variable-type.custom-js",
      "message": "Custom JavaScript"
    },
    "icon": "code"
  },
  "constant": {
    "name": {
      "id": "variable-type.constant",
      "message": "Constant"
    },
    "icon": "hash"
  },
  "cookie": {
    "name": {
      "id": "variable-type.cookie",
      "message": "Cookie"
    },
    "icon": "cookie"
  },
  "data_layer": {
    "name": {
      "id": "variable-type.data-layer",
      "message": "Data layer"
    },
    "icon": "variable"
  },
  "dom_element": {
    "name": {
      "id": "variable-type.dom-element",
      "message": "DOM element"
    },
    "icon": "element"
  },
  "document": {
    "name": {
      "id": "variable-type.document",
      "message": "Document"
    },
    "icon": "file"
  },
  "lookup_table": {
    "name": {
      "id": "variable-type.lookup-table",
      "message": "Lookup table"
    },
    "icon": "table"
  },
  "random_number": {
    "name": {
      "id": "variable-type.random-number",
      "message": "Random number"
    },
    "icon": "dice"
  },
  "url": {
    "name": {
      "id": "variable-type.url",
      "message": "URL"
    },
    "icon": "globe"
  },
  "abandoned": {
    "name": {
      "id": "variable-type.abandoned",
      "message": "No longer supported"
    },
    "icon": "t-abandoned"
  },
  "cdp_audience": {
    "name": {
      "id": "variable-type.cdp-audience",
      "message": "CDP audience"
    },
    "icon": "users"
  }
} as const satisfies VariableAppearances

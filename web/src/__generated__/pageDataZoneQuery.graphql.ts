/**
 * @generated SignedSource<<297b5161b401ec3778437a83f0457e43>>
 * @relayHash 9ec8a105d5c00d3d489b3b4b6ce71061
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1c72bfa23ae8eba67a86e9beace2005f291015d8977dac609aa47f6a1a76f88

import type { ConcreteRequest } from 'relay-runtime';
export type pageDataZoneQuery$variables = {
  company: string;
};
export type pageDataZoneQuery$data = {
  readonly company: {
    readonly timeZone: string | null | undefined;
  } | null | undefined;
};
export type pageDataZoneQuery = {
  response: pageDataZoneQuery$data;
  variables: pageDataZoneQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "company"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "company"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "pageDataZoneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "company",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pageDataZoneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "company",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e1c72bfa23ae8eba67a86e9beace2005f291015d8977dac609aa47f6a1a76f88",
    "metadata": {},
    "name": "pageDataZoneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "40660ac12286dd204537be282ebd654a";

export default node;

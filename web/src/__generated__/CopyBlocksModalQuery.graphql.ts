/**
 * @generated SignedSource<<914e10948fcc753aed0b3dd789b8d476>>
 * @relayHash aeabbd887f4bfde2bf2319779d6758ce
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 336205f78110514e7cc3307f2e566e9968ffb2248b36121e097c7e1b78561725

import type { ConcreteRequest } from 'relay-runtime';
export type CopyBlocksModalQuery$variables = {
  courseId: string;
};
export type CopyBlocksModalQuery$data = {
  readonly node: {
    readonly id: string;
    readonly name?: string;
  } | null | undefined;
};
export type CopyBlocksModalQuery = {
  response: CopyBlocksModalQuery$data;
  variables: CopyBlocksModalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "courseId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "courseId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CopyBlocksModalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "CopyBlocksModalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "336205f78110514e7cc3307f2e566e9968ffb2248b36121e097c7e1b78561725",
    "metadata": {},
    "name": "CopyBlocksModalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ef000e540b3d450d0d0e911859ae3726";

export default node;

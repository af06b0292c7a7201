/**
 * @generated SignedSource<<7444fcd78ed7cd055a833687b2b851d7>>
 * @relayHash 94a6d16e3f8287f2d73094a5731c7254
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24cdcf0648433ddfcb3ddd1bb6e1c7279f2e01a845efda7f79abeecae0e949bd

import type { ConcreteRequest } from 'relay-runtime';
export type CodeFieldQuery$variables = {
  companyId: string;
};
export type CodeFieldQuery$data = {
  readonly node: {
    readonly generatedPromoCode?: string | null | undefined;
  } | null | undefined;
};
export type CodeFieldQuery = {
  response: CodeFieldQuery$data;
  variables: CodeFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "companyId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "companyId"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "generatedPromoCode",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CodeFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
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
    "name": "CodeFieldQuery",
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
    "id": "24cdcf0648433ddfcb3ddd1bb6e1c7279f2e01a845efda7f79abeecae0e949bd",
    "metadata": {},
    "name": "CodeFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "218158a83875d705ae2278f3c8bb35d4";

export default node;

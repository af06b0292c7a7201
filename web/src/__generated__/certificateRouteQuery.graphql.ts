/**
 * @generated SignedSource<<840311707e8d8ce5f8f5d5e7ac4934c3>>
 * @relayHash 14eeb492902020d0b40286833873962c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8212ed0b8e9ea83c9a99d8babb04441218b5804d8a3bc38582dc389616f501cc

import type { ConcreteRequest } from 'relay-runtime';
export type certificateRouteQuery$variables = {
  number: string;
};
export type certificateRouteQuery$data = {
  readonly certificate: {
    readonly companyName: string;
    readonly courseName: string;
    readonly fullName: string;
    readonly isValid: boolean;
    readonly issuedAt: string;
    readonly number: string;
    readonly revokedAt: string | null | undefined;
    readonly url: string | null | undefined;
  } | null | undefined;
};
export type certificateRouteQuery = {
  response: certificateRouteQuery$data;
  variables: certificateRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "number",
        "variableName": "number"
      }
    ],
    "concreteType": "CertificateCheck",
    "kind": "LinkedField",
    "name": "certificate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "number",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fullName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "courseName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "companyName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "issuedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isValid",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "revokedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "certificateRouteQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "certificateRouteQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8212ed0b8e9ea83c9a99d8babb04441218b5804d8a3bc38582dc389616f501cc",
    "metadata": {},
    "name": "certificateRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1188490e2614c33ea8472d7bfe6520a1";

export default node;

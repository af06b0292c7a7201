/**
 * @generated SignedSource<<8dadd454921eced504f0237b2e30ab15>>
 * @relayHash 99054dd41f2543bf68c3267e5faaf9b7
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ad3e7c2378ba2c2a6081efee9e8421b0b05298d4274a3a702617fb2a17466d4

import type { ConcreteRequest } from 'relay-runtime';
export type CertificateScreenQuery$variables = {
  number: string;
};
export type CertificateScreenQuery$data = {
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
export type CertificateScreenQuery = {
  response: CertificateScreenQuery$data;
  variables: CertificateScreenQuery$variables;
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
    "name": "CertificateScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CertificateScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3ad3e7c2378ba2c2a6081efee9e8421b0b05298d4274a3a702617fb2a17466d4",
    "metadata": {},
    "name": "CertificateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5622ad83aae7edabdd972267eaea3045";

export default node;

/**
 * @generated SignedSource<<b8f7724151875c5b7ced0ad0283db29c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type rulesCodeIsFreeQuery$variables = {
  code: string;
};
export type rulesCodeIsFreeQuery$data = {
  readonly companyCodeIsFree: boolean | null | undefined;
};
export type rulesCodeIsFreeQuery = {
  response: rulesCodeIsFreeQuery$data;
  variables: rulesCodeIsFreeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "kind": "ScalarField",
    "name": "companyCodeIsFree",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "rulesCodeIsFreeQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "rulesCodeIsFreeQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d6361a77bf6c19d0efd0a37e90df803b",
    "id": null,
    "metadata": {},
    "name": "rulesCodeIsFreeQuery",
    "operationKind": "query",
    "text": "query rulesCodeIsFreeQuery(\n  $code: String!\n) {\n  companyCodeIsFree(code: $code)\n}\n"
  }
};
})();

(node as any).hash = "ac2d6ef6155469b3dc2c8a96f0e2f660";

export default node;

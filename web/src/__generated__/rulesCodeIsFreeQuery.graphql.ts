/**
 * @generated SignedSource<<cd4b26b9af5c7793e94169cba5882de6>>
 * @relayHash d6361a77bf6c19d0efd0a37e90df803b
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9ca5801872a9c8f8bfcb9de43bb05f42ff70e5a477b2d6e7f0fe28c6cae6f56

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
    "id": "b9ca5801872a9c8f8bfcb9de43bb05f42ff70e5a477b2d6e7f0fe28c6cae6f56",
    "metadata": {},
    "name": "rulesCodeIsFreeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ac2d6ef6155469b3dc2c8a96f0e2f660";

export default node;

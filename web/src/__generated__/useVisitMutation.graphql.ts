/**
 * @generated SignedSource<<d14e89c1ea0e2a6155c01f816bbc4340>>
 * @relayHash d2aa4a5a0ff7e370fbbffb37ec7314e4
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e410f377994fd86899111438382948b765f01a230c590e9d98a26af1ef6af7f

import type { ConcreteRequest } from 'relay-runtime';
export type CountFormVisitInput = {
  begun: boolean;
  clientMutationId?: string | null | undefined;
  company: string;
  form: string;
  leftAt?: string | null | undefined;
  noLongerAt?: string | null | undefined;
  seen: boolean;
};
export type useVisitMutation$variables = {
  input: CountFormVisitInput;
};
export type useVisitMutation$data = {
  readonly countFormVisit: {
    readonly isCounted: boolean;
  };
};
export type useVisitMutation = {
  response: useVisitMutation$data;
  variables: useVisitMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CountFormVisitPayload",
    "kind": "LinkedField",
    "name": "countFormVisit",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isCounted",
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
    "name": "useVisitMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVisitMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4e410f377994fd86899111438382948b765f01a230c590e9d98a26af1ef6af7f",
    "metadata": {},
    "name": "useVisitMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ffaab3f699a7fadea499d2dd223395b3";

export default node;

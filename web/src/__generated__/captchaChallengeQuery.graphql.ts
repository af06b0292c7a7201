/**
 * @generated SignedSource<<16d2c0a3c2135f6e3c785de039640e41>>
 * @relayHash 451337d8f32c8488ccc9ffde2299b130
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 201dfd8ea786e009f9bb4d25be54d0fda2952347ec923f2f32152ec4a7058533

import type { ConcreteRequest } from 'relay-runtime';
export type captchaChallengeQuery$variables = Record<PropertyKey, never>;
export type captchaChallengeQuery$data = {
  readonly captchaChallenge: string | null | undefined;
};
export type captchaChallengeQuery = {
  response: captchaChallengeQuery$data;
  variables: captchaChallengeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "captchaChallenge",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "captchaChallengeQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "captchaChallengeQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "201dfd8ea786e009f9bb4d25be54d0fda2952347ec923f2f32152ec4a7058533",
    "metadata": {},
    "name": "captchaChallengeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cafc24e6b1fc6125a315f6088295b00d";

export default node;

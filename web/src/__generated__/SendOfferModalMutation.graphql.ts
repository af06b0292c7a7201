/**
 * @generated SignedSource<<4bcee71331f623b2926668ea4db9c7fe>>
 * @relayHash d20c3ff034e90b842f1ae95dedb366ae
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ce96c40ac7dfd3ab8338682aa3a8759f49756869540941e849cf6575163ad5c

import type { ConcreteRequest } from 'relay-runtime';
export type SendCommercialOfferInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  courseIds: ReadonlyArray<string>;
  email: string;
  message: string;
  subject: string;
  total?: string | null | undefined;
};
export type SendOfferModalMutation$variables = {
  input: SendCommercialOfferInput;
};
export type SendOfferModalMutation$data = {
  readonly sendCommercialOffer: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type SendOfferModalMutation = {
  response: SendOfferModalMutation$data;
  variables: SendOfferModalMutation$variables;
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
    "concreteType": "SendCommercialOfferPayload",
    "kind": "LinkedField",
    "name": "sendCommercialOffer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
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
    "name": "SendOfferModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SendOfferModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2ce96c40ac7dfd3ab8338682aa3a8759f49756869540941e849cf6575163ad5c",
    "metadata": {},
    "name": "SendOfferModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cbf19e03c234aa1179e5639d50faaba0";

export default node;

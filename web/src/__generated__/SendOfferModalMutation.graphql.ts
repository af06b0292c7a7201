/**
 * @generated SignedSource<<5df11d8be7b9606da64acbc4f07f9f7e>>
 * @relayHash 55720e25efb5ab8489e12535227e0b12
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf2fa81086aebd8522ec004d68618bedf150004207295d96ce5feb43c2d3320e

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
      readonly code: string;
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
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
    "id": "cf2fa81086aebd8522ec004d68618bedf150004207295d96ce5feb43c2d3320e",
    "metadata": {},
    "name": "SendOfferModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "90989f0e94d64e8f7ab3f3fe23aae181";

export default node;

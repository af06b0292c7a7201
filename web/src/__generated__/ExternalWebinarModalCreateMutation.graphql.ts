/**
 * @generated SignedSource<<00e7a6db8ccc40dce02e1622dfd5b78d>>
 * @relayHash 3c8608c78ade8d7e23a451ac9bebce20
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb8e506374760238c91134d1259b8b6b85a568bd79a02e877d6f6e08bb22e4da

import type { ConcreteRequest } from 'relay-runtime';
export type CreateExternalWebinarInput = {
  active?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  companyId: string;
  description?: string | null | undefined;
  duration?: number | null | undefined;
  imageId?: string | null | undefined;
  link: string;
  name: string;
  startsAt?: string | null | undefined;
};
export type ExternalWebinarModalCreateMutation$variables = {
  input: CreateExternalWebinarInput;
};
export type ExternalWebinarModalCreateMutation$data = {
  readonly createExternalWebinar: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type ExternalWebinarModalCreateMutation = {
  response: ExternalWebinarModalCreateMutation$data;
  variables: ExternalWebinarModalCreateMutation$variables;
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
    "concreteType": "CreateExternalWebinarPayload",
    "kind": "LinkedField",
    "name": "createExternalWebinar",
    "plural": false,
    "selections": [
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
    "name": "ExternalWebinarModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExternalWebinarModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fb8e506374760238c91134d1259b8b6b85a568bd79a02e877d6f6e08bb22e4da",
    "metadata": {},
    "name": "ExternalWebinarModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5e2dce764eb9845621c8cc0e704a1be1";

export default node;

/**
 * @generated SignedSource<<3983d1b556c70eb2f45728544f42232b>>
 * @relayHash 544a7500f3c23e1b04a840fbad4e6f9d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e217b183f1ea0f0429a5727cd62c392232e0f7b32508bf0dc7bd864bea5e33e

import type { ConcreteRequest } from 'relay-runtime';
export type SendFormInput = {
  captcha?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  company: string;
  email?: string | null | undefined;
  form: string;
  name?: string | null | undefined;
  page?: string | null | undefined;
  surname?: string | null | undefined;
  values?: ReadonlyArray<RegistrationValueInput> | null | undefined;
  website?: string | null | undefined;
};
export type RegistrationValueInput = {
  key: string;
  values: ReadonlyArray<string>;
};
export type useFormSendingAnswerMutation$variables = {
  input: SendFormInput;
};
export type useFormSendingAnswerMutation$data = {
  readonly sendForm: {
    readonly isSent: boolean;
    readonly redirectUrl: string | null | undefined;
    readonly successText: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useFormSendingAnswerMutation = {
  response: useFormSendingAnswerMutation$data;
  variables: useFormSendingAnswerMutation$variables;
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
    "concreteType": "SendFormPayload",
    "kind": "LinkedField",
    "name": "sendForm",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isSent",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "successText",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "redirectUrl",
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
    "name": "useFormSendingAnswerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFormSendingAnswerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1e217b183f1ea0f0429a5727cd62c392232e0f7b32508bf0dc7bd864bea5e33e",
    "metadata": {},
    "name": "useFormSendingAnswerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bf859de0fba2d66a225c555c6f2131a8";

export default node;

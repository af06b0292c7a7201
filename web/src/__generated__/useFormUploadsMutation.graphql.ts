/**
 * @generated SignedSource<<4670fc90cabdfd325bb5b44d3e1ada9d>>
 * @relayHash 02d9308a0eea79aecbb65eb2c4447564
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6a006315e371f0f42342f6da4c273297bf620852884650c561323720bcdd251

import type { ConcreteRequest } from 'relay-runtime';
export type RequestFormUploadInput = {
  captcha?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  company: string;
  field: string;
  form: string;
};
export type useFormUploadsMutation$variables = {
  input: RequestFormUploadInput;
};
export type useFormUploadsMutation$data = {
  readonly requestFormUpload: {
    readonly ticket: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useFormUploadsMutation = {
  response: useFormUploadsMutation$data;
  variables: useFormUploadsMutation$variables;
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
    "concreteType": "RequestFormUploadPayload",
    "kind": "LinkedField",
    "name": "requestFormUpload",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ticket",
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
    "name": "useFormUploadsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFormUploadsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f6a006315e371f0f42342f6da4c273297bf620852884650c561323720bcdd251",
    "metadata": {},
    "name": "useFormUploadsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "64af43a0349928f91bf3742e6fc707b4";

export default node;

/**
 * @generated SignedSource<<f3d176b4756a238ea0c2ce963e5f2bd5>>
 * @relayHash ee8ed37a69a095c859873fda202b10de
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ceee1d66e11beb3001c3ac2d1f59cc950807a47d635112a2d94324ec7f38280

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteQuestionCriterionTemplateInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type ChooseTemplateModalMutation$variables = {
  input: DeleteQuestionCriterionTemplateInput;
};
export type ChooseTemplateModalMutation$data = {
  readonly deleteQuestionCriterionTemplate: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type ChooseTemplateModalMutation = {
  response: ChooseTemplateModalMutation$data;
  variables: ChooseTemplateModalMutation$variables;
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
    "concreteType": "DeleteQuestionCriterionTemplatePayload",
    "kind": "LinkedField",
    "name": "deleteQuestionCriterionTemplate",
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
    "name": "ChooseTemplateModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChooseTemplateModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9ceee1d66e11beb3001c3ac2d1f59cc950807a47d635112a2d94324ec7f38280",
    "metadata": {},
    "name": "ChooseTemplateModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "35d08a5fd6ca7649838d42a65a89e709";

export default node;

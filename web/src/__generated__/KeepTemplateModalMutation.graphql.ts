/**
 * @generated SignedSource<<0d8308756a8bc4ab18d50f9f6c337c89>>
 * @relayHash f73f846d30ca2cb4a7829b825f8b284f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4c3e7d047abaf95b039b7ac29d742072bcbaac0246dc43af172dc084a7bb5de

import type { ConcreteRequest } from 'relay-runtime';
export type CreateQuestionCriterionTemplateInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  criteria: ReadonlyArray<TemplateCriterionInput>;
  name: string;
};
export type TemplateCriterionInput = {
  description?: string | null | undefined;
  maxPoints: number;
  name: string;
};
export type KeepTemplateModalMutation$variables = {
  input: CreateQuestionCriterionTemplateInput;
};
export type KeepTemplateModalMutation$data = {
  readonly createQuestionCriterionTemplate: {
    readonly questionCriterionTemplate: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type KeepTemplateModalMutation = {
  response: KeepTemplateModalMutation$data;
  variables: KeepTemplateModalMutation$variables;
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
    "concreteType": "CreateQuestionCriterionTemplatePayload",
    "kind": "LinkedField",
    "name": "createQuestionCriterionTemplate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "QuestionCriterionTemplate",
        "kind": "LinkedField",
        "name": "questionCriterionTemplate",
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
    "name": "KeepTemplateModalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "KeepTemplateModalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e4c3e7d047abaf95b039b7ac29d742072bcbaac0246dc43af172dc084a7bb5de",
    "metadata": {},
    "name": "KeepTemplateModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2411f64588c753cb49722964da153490";

export default node;
